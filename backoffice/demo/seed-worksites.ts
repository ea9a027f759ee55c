import type { Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { buildProposal } from '#backoffice/projects/build-proposal.ts';
import { readSettings, writeSettings } from '#backoffice/projects/proposal-settings.ts';
import { shareProposal } from '#backoffice/projects/proposal-shares.ts';
import { readProject } from '#backoffice/projects/read-project.ts';
import { readVatRates } from '#backoffice/sites/read-vat-rates.ts';
import type { Locale } from '#shared/locale.ts';
import { departmentOf } from '#shared/domain/heat/climate.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import type { DemoConfiguration, DemoWorksite } from './demo-worksite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Ten years in days: the demo outlives the normal period of a link. */
const DEMO_LINK_DAYS = 3650;

/** Creates worksites with their configurations and proposals. `productIds`: by key. */
export async function seedWorksites(
  db: Kysely<Schema>,
  { siteId, productIds }: { siteId: number; productIds: ReadonlyMap<string, number> },
  worksites: readonly DemoWorksite[],
): Promise<void> {
  for (const worksite of worksites) {
    const projectId = await seedWorksite(db, siteId, worksite);
    const rows = worksite.configurations.map((row) => toRow(row, projectId, productIds));
    if (rows.length > 0) await db.insertInto('configuration').values(rows).execute();
    const { account, proposal } = worksite;
    if (proposal) await seedProposal(db, siteId, { projectId, account, proposal });
  }
}

type Proposal = {
  projectId: number;
  account: string;
  proposal: NonNullable<DemoWorksite['proposal']>;
};

async function seedProposal(
  db: Kysely<Schema>,
  siteId: number,
  { projectId, account, proposal }: Proposal,
): Promise<void> {
  const { token, ...terms } = proposal;
  const customerId = await findCustomer(db, siteId, account);
  const settings = await readSettings(db, customerId, projectId);
  await writeSettings(db, { ...settings, ...terms, id: projectId });
  const written = await readSettings(db, customerId, projectId);
  const [plan] = FIRST_PLANS;
  if (!plan) throw new Error('The demo has no sales plan.');
  const vatRates = await readVatRates(db, siteId);
  const documentIn = async (lang: Locale) => {
    const scope = { siteId, lang, plan, plans: FIRST_PLANS };
    const project = await readProject(db, scope, { customerId, isProfessional: true }, projectId);
    return buildProposal(db, { project, settings: written, customerId, vatRates });
  };
  const documents = { fr: await documentIn('fr'), en: await documentIn('en') };
  await shareProposal(db, projectId, documents, { token, days: DEMO_LINK_DAYS });
}

async function seedWorksite(
  db: Kysely<Schema>,
  siteId: number,
  { account, name, reference, zipcode, city, altitude, built, works, days_ago: daysAgo }: DemoWorksite,
): Promise<number> {
  const customerId = await findCustomer(db, siteId, account);
  const { insee } = await db
    .selectFrom('city')
    .where('zipcode', '=', zipcode)
    .orderBy('population', 'desc')
    .select('insee')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('project')
    .values({
      zipcode,
      city,
      altitude,
      built,
      works,
      name,
      reference,
      customer_id: customerId,
      department: departmentOf(insee),
      created_at: new Date(Date.now() - daysAgo * DAY_MS),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findCustomer(db: Kysely<Schema>, siteId: number, email: string): Promise<number> {
  const { customer_id: customerId } = await db
    .selectFrom('account')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .select('customer_id')
    .executeTakeFirstOrThrow();
  return customerId;
}

function toRow(
  { name, quantity, room, product, model }: DemoConfiguration,
  projectId: number,
  productIds: ReadonlyMap<string, number>,
) {
  const productId = product === null ? null : productIds.get(product);
  if (productId === undefined) throw new Error(`The demo has no product ${product}.`);
  return {
    project_id: projectId,
    name,
    quantity,
    room: room && JSON.stringify(room),
    product_id: productId,
    model,
    deleted_at: null,
  };
}
