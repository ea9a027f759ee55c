import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { SalesPlanCache } from '#backoffice/http/scope.ts';
import { pageOf, type RecordStore } from '#backoffice/writes/record-store.ts';
import { FIRST_COMMERCE } from '#shared/contract/commerce.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { unnamedBrand } from '#shared/domain/unnamed-brand.ts';
import { readSites } from './sites-routes.ts';
import { unnamedIdentity } from './unnamed-identity.ts';
import { usedCurrency } from './used-currency.ts';

type SiteRecord = RecordOf<'site'>;

/** Sites with their sales plans, the same in every language. */
export function siteRecords(salesPlanCache: SalesPlanCache): RecordStore<SiteRecord> {
  return {
    list: async (db, _scope, page) => {
      const sites = await readSites(db);
      return pageOf(
        sites.map(({ brand_files: _files, ...record }) => record),
        page,
      );
    },
    find: async (db, _scope, id) => {
      const found = (await readSites(db)).find((candidate) => candidate.id === id);
      if (!found) return undefined;
      const { id: _id, brand_files: _files, ...record } = found;
      return record;
    },
    save: (db, _scope, record, id) => saveSite(db, record, id),
    remove: async (db, _scope, id) => {
      const removed = await db.deleteFrom('site').where('id', '=', id).returning('id').executeTakeFirst();
      if (!removed) throw notFound();
      return removed;
    },
    onCommit: () => salesPlanCache.forget(),
  };
}

async function saveSite(db: Kysely<Schema>, record: SiteRecord, id?: number): Promise<{ id: number }> {
  const columns = { url: record.url, domain: record.domain, languages: JSON.stringify(record.languages) };
  const legal = record.legal && JSON.stringify(record.legal);
  const brand = record.brand && JSON.stringify(record.brand);
  const commerce = record.commerce && JSON.stringify(record.commerce);
  await checkFree(db, record, id);
  if (id) await checkCurrency(db, record, id);
  const site = id
    ? await db
        .updateTable('site')
        .set({ ...columns, ...(legal && { legal }), ...(brand && { brand }), ...(commerce && { commerce }) })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
    : await db
        .insertInto('site')
        .values({
          ...columns,
          legal: legal ?? JSON.stringify(unnamedIdentity(record.domain)),
          brand: brand ?? JSON.stringify(unnamedBrand(record.domain)),
          commerce: commerce ?? JSON.stringify(FIRST_COMMERCE),
        })
        .returning('id')
        .executeTakeFirst();
  if (!site) throw notFound();
  await db
    .deleteFrom('sales_plan')
    .where('site_id', '=', site.id)
    .where('id', 'not in', [0, ...record.salesplan.map((plan) => plan.id)])
    .execute();
  for (const plan of record.salesplan) {
    const values = { site_id: site.id, target: plan.target, currency: JSON.stringify(plan.currency) };
    await db
      .insertInto('sales_plan')
      .values({ id: plan.id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }
  return site;
}

/** Amounts of orders are in the currency of their site. */
async function checkCurrency(db: Kysely<Schema>, { salesplan }: SiteRecord, id: number): Promise<void> {
  const used = await usedCurrency(db, id);
  const changed = salesplan.findIndex(({ currency }) => used !== undefined && currency.code !== used);
  if (changed !== -1) throw invalidRequest({ [`salesplan.${changed}.currency.code`]: 'currency_in_use' });
}

/** Domains and plan ids belong to one site each. */
async function checkFree(db: Kysely<Schema>, record: SiteRecord, id?: number): Promise<void> {
  const sites = await db.selectFrom('site').where('domain', '=', record.domain).select('id').execute();
  if (sites.some((site) => site.id !== id)) throw invalidRequest({ domain: 'taken' });
  const plans = await db.selectFrom('sales_plan').select(['id', 'site_id']).execute();
  for (const [index, { id: planId }] of record.salesplan.entries()) {
    const owner = plans.find((plan) => plan.id === planId);
    if (owner && owner.site_id !== id) throw invalidRequest({ [`salesplan.${index}.id`]: 'taken' });
  }
}
