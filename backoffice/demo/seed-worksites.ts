import type { Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { readSettings, writeSettings } from '#backoffice/projects/proposal-settings.ts';
import { shareProposal } from '#backoffice/projects/proposal-shares.ts';
import { readProject } from '#backoffice/projects/read-project.ts';
import { toDocument } from '#backoffice/projects/to-proposal.ts';
import type { Locale } from '#shared/locale.ts';
import { departmentOf } from '#shared/domain/heat/climate.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { DEMO_WORKSITES, type DemoConfiguration, type DemoWorksite } from './demo-worksites.data.ts';
import { DEMO_PROPOSAL_TOKEN } from './demo-proposal-token.ts';
import { readProductIds } from './read-product-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Ten years in days: the demo outlives the normal period of a link. */
const DEMO_LINK_DAYS = 3650;

export async function seedWorksites(db: Kysely<Schema>, siteId: number): Promise<void> {
  const products = await readProductIds(db);
  for (const worksite of DEMO_WORKSITES) {
    const projectId = await seedWorksite(db, siteId, worksite);
    const rows = worksite.configurations.map((row) => toRow(row, projectId, products));
    await db.insertInto('configuration').values(rows).execute();
    if (worksite.proposal) await seedProposal(db, siteId, projectId, worksite);
  }
}

async function seedProposal(
  db: Kysely<Schema>,
  siteId: number,
  projectId: number,
  { of, proposal }: DemoWorksite,
): Promise<void> {
  const customerId = await findCustomer(db, siteId, of);
  const settings = await readSettings(db, customerId, projectId);
  await writeSettings(db, { ...settings, ...proposal, id: projectId });
  const written = await readSettings(db, customerId, projectId);
  const [plan] = FIRST_PLANS;
  if (!plan) throw new Error('The demo has no sales plan.');
  const documentIn = async (lang: Locale) => {
    const scope = { siteId, lang, plan, plans: FIRST_PLANS };
    return toDocument(await readProject(db, scope, { customerId, isProfessional: true }, projectId), written);
  };
  const documents = { fr: await documentIn('fr'), en: await documentIn('en') };
  await shareProposal(db, projectId, documents, { token: DEMO_PROPOSAL_TOKEN, days: DEMO_LINK_DAYS });
}

async function seedWorksite(
  db: Kysely<Schema>,
  siteId: number,
  { of, name, reference, house, daysAgo }: DemoWorksite,
): Promise<number> {
  const customerId = await findCustomer(db, siteId, of);
  const { insee } = await db
    .selectFrom('city')
    .where('zipcode', '=', house.zipcode)
    .orderBy('population', 'desc')
    .select('insee')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('project')
    .values({
      ...house,
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
  { name, quantity, room, product }: DemoConfiguration,
  projectId: number,
  products: Map<string, number>,
) {
  const [key, model = null] = product ?? [];
  const productId = key === undefined ? null : products.get(key);
  if (productId === undefined) throw new Error(`The demo has no product ${key}.`);
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
