import type { Kysely } from 'kysely';
import { emailKey } from '#backoffice/accounts/find-account.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { departmentOf } from '#shared/domain/heat/climate.ts';
import { DEMO_WORKSITES, type DemoConfiguration, type DemoWorksite } from './demo-worksites.data.ts';
import { readProductIds } from './read-product-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Worksites of the demo's customers. */
export async function seedWorksites(db: Kysely<Schema>, siteId: number): Promise<void> {
  const products = await readProductIds(db);
  for (const worksite of DEMO_WORKSITES) {
    const projectId = await seedWorksite(db, siteId, worksite);
    const rows = worksite.configurations.map((row) => toRow(row, projectId, products));
    await db.insertInto('configuration').values(rows).execute();
  }
}

async function seedWorksite(
  db: Kysely<Schema>,
  siteId: number,
  { of, name, reference, house, daysAgo }: DemoWorksite,
): Promise<number> {
  const { customer_id: customerId } = await db
    .selectFrom('account')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(of))
    .select('customer_id')
    .executeTakeFirstOrThrow();
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
