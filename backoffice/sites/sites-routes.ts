import type { Kysely } from 'kysely';
import { brandFolder } from '#backoffice/brand/brand-routes.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import type { SalesPlanCache } from '#backoffice/http/scope.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import type { Brand } from '#shared/contract/brand.ts';
import { unnamedBrand } from '#shared/domain/unnamed-brand.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { Site } from '#shared/contract/site.ts';
import { INVENTED_IDENTITY } from './invented-identity.data.ts';

type SiteRecord = RecordOf<'site'>;

export function serveSites(
  server: OperationServer,
  db: Kysely<Schema>,
  salesPlanCache: SalesPlanCache,
): void {
  server.on('GET /site', async ({ query }) => {
    const sites = await readSites(db);
    const items = query.domain ? sites.filter((site) => site.domain === query.domain) : sites;
    return { items, total: items.length };
  });
  server.on('GET /site/{id}', async ({ params: { id } }) => {
    const site = (await readSites(db)).find((candidate) => candidate.id === id);
    if (!site) throw notFound();
    return site;
  });
  server.on('POST /site', ({ body }) => saveSite(db, salesPlanCache, body));
  server.on('PUT /site', ({ body: { id, ...record } }) => saveSite(db, salesPlanCache, record, id));
  server.on('DELETE /site/{id}', async ({ params: { id } }) => {
    const removed = await db.deleteFrom('site').where('id', '=', id).returning('id').executeTakeFirst();
    if (!removed) throw notFound();
    salesPlanCache.forget();
    return removed;
  });
}

async function readSites(db: Kysely<Schema>): Promise<Site[]> {
  const [sites, plans] = await Promise.all([
    db.selectFrom('site').selectAll().orderBy('id').execute(),
    db.selectFrom('sales_plan').selectAll().orderBy('id').execute(),
  ]);
  return sites.map((site) => ({
    id: site.id,
    url: site.url,
    domain: site.domain,
    languages: site.languages as Site['languages'],
    legal: site.legal as LegalIdentity,
    brand: site.brand as Brand,
    brand_files: brandFolder(site.brand as Brand),
    salesplan: plans
      .filter((plan) => plan.site_id === site.id)
      .map(({ id, target, currency }) => ({ id, target, currency }) as Site['salesplan'][number]),
  }));
}

async function saveSite(
  db: Kysely<Schema>,
  salesPlanCache: SalesPlanCache,
  record: SiteRecord,
  id?: number,
): Promise<{ id: number }> {
  const columns = { url: record.url, domain: record.domain, languages: JSON.stringify(record.languages) };
  const legal = record.legal && JSON.stringify(record.legal);
  const brand = record.brand && JSON.stringify(record.brand);
  const saved = await db.transaction().execute(async (transaction) => {
    await checkFree(transaction, record, id);
    const site = id
      ? await transaction
          .updateTable('site')
          .set({ ...columns, ...(legal && { legal }), ...(brand && { brand }) })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .insertInto('site')
          .values({
            ...columns,
            legal: legal ?? JSON.stringify(INVENTED_IDENTITY),
            brand: brand ?? JSON.stringify(unnamedBrand(record.domain)),
          })
          .returning('id')
          .executeTakeFirst();
    if (!site) throw notFound();
    await transaction
      .deleteFrom('sales_plan')
      .where('site_id', '=', site.id)
      .where('id', 'not in', [0, ...record.salesplan.map((plan) => plan.id)])
      .execute();
    for (const plan of record.salesplan) {
      const values = { site_id: site.id, target: plan.target, currency: JSON.stringify(plan.currency) };
      await transaction
        .insertInto('sales_plan')
        .values({ id: plan.id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    }
    return site;
  });
  salesPlanCache.forget();
  return saved;
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
