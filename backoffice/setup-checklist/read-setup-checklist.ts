import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { storedBrand } from '#backoffice/brand/stored-brand.ts';
import type { Commerce } from '#shared/contract/commerce.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { SetupChecklist, SetupStep } from '#shared/contract/setup-checklist.ts';

/** Facts that are not in the database. */
export type SetupFacts = {
  /** A mail server is set. */
  hasMailServer: boolean;
  /** Card payments move money: a provider is set, and it is not the test bank. */
  takesMoneyByCard: boolean;
  /** The operator signs in with a second factor. */
  hasSecondFactor: boolean;
};

/** Operation of the test message, as the log of operators names it. */
export const TEST_MESSAGE = 'POST /operator/test-message';

const UNKNOWN_SIRET = '00000000000000';
/** Pages that the law or the forms of the site need, by their French address. */
const LEGAL_PAGES = ['mentions-legales', 'conditions-generales', 'donnees-personnelles', 'cookies'];

/** A passage of the template that its author has not filled in, in JSON: `[[opening hours]]`. */
const UNFILLED = String.raw`\[\[[^]["]+\]\]`;

type Counts = {
  products: number;
  untranslated: number;
  priced: number;
  unpictured: number;
  legal_pages: number;
  unfilled_pages: number;
  carriers: number;
  orders: number;
  test_messages: number;
};

/** Reads what a site still lacks before it sells, in the order of the steps. */
export async function readSetupChecklist(
  db: Kysely<Schema>,
  siteId: number,
  { hasMailServer, takesMoneyByCard, hasSecondFactor }: SetupFacts,
): Promise<SetupChecklist> {
  const [site, counts] = await Promise.all([
    db
      .selectFrom('site')
      .select(['domain', 'brand', 'legal', 'commerce', 'languages'])
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow(),
    readCounts(db, siteId),
  ]);
  const legal = site.legal as LegalIdentity;
  const { payment_means: means } = site.commerce as Commerce;
  const legalPages = LEGAL_PAGES.length - counts.legal_pages + counts.unfilled_pages;
  const state: Record<SetupStep, boolean | number> = {
    seller: legal.siret !== UNKNOWN_SIRET,
    brand: storedBrand(site.brand).name !== site.domain,
    products: counts.products > 0,
    translations: counts.untranslated,
    prices: counts.priced > 0,
    pictures: counts.unpictured,
    legal_pages: legalPages,
    carriers: counts.carriers > 0,
    payment: !means.includes('cb') || takesMoneyByCard,
    mail: hasMailServer && counts.test_messages > 0,
    test_order: counts.orders > 0,
    second_factor: hasSecondFactor,
  };
  return {
    steps: Object.entries(state).map(([step, value]) => ({
      step: step as SetupStep,
      is_done: value === true || value === 0,
      missing: typeof value === 'number' ? value : null,
    })),
  };
}

async function readCounts(db: Kysely<Schema>, siteId: number): Promise<Counts> {
  const sold = sql`product.site_id = ${siteId} and cardinality(product.sales_plan_ids) > 0`;
  const { rows } = await sql<Counts>`
    select
      ${count(sql`product where ${sold}`)} as products,
      ${count(sql`product where ${sold} and exists (
        select from site, jsonb_array_elements(site.languages::jsonb) as language
        where site.id = product.site_id and not exists (
          select from product_translation
          where product_id = product.id and lang = language->>'iso'))`)} as untranslated,
      ${count(sql`variant join product on product.id = product_id where ${sold} and price is not null`)} as priced,
      ${count(sql`product where ${sold} and not exists (
        select from product_picture where product_id = product.id)`)} as unpictured,
      (select count(distinct slug)::integer from content join content_translation on content_id = content.id
        where site_id = ${siteId} and resource = 'page' and lang = 'fr' and slug in (${sql.join(LEGAL_PAGES)}))
        as legal_pages,
      ${count(sql`content join content_translation on content_id = content.id
        where site_id = ${siteId} and resource = 'page' and data::text ~ ${UNFILLED}`)} as unfilled_pages,
      ${count(sql`carrier`)} as carriers,
      ${count(sql`shop_order where site_id = ${siteId} and status not in ('pending_payment', 'cancelled')`)} as orders,
      ${count(sql`operator_change where operation = ${TEST_MESSAGE} and after->>'state' = 'sent'`)} as test_messages`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('The database counts nothing.');
  return counts;
}

function count(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*)::integer from ${rows})`;
}
