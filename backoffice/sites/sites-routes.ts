import type { Kysely } from 'kysely';
import { brandFolder } from '#backoffice/brand/brand-routes.ts';
import { storedBrand } from '#backoffice/brand/stored-brand.ts';
import { readColourRules } from '#backoffice/brand/colour-rules.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Commerce } from '#shared/contract/commerce.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import type { Site } from '#shared/contract/site.ts';

export function serveSites(server: OperationServer, db: Kysely<Schema>): void {
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
}

export async function readSites(db: Kysely<Schema>): Promise<Site[]> {
  const [sites, plans, colourRules] = await Promise.all([
    db.selectFrom('site').selectAll().orderBy('id').execute(),
    db.selectFrom('sales_plan').selectAll().orderBy('id').execute(),
    readColourRules(db),
  ]);
  return sites.map((site) => ({
    id: site.id,
    url: site.url,
    domain: site.domain,
    languages: site.languages as Site['languages'],
    legal: site.legal as LegalIdentity,
    brand: storedBrand(site.brand),
    commerce: site.commerce as Commerce,
    brand_files: brandFolder(storedBrand(site.brand), colourRules),
    salesplan: plans
      .filter((plan) => plan.site_id === site.id)
      .map(({ id, target, currency }) => ({ id, target, currency }) as Site['salesplan'][number]),
  }));
}
