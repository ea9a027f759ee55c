import { sql, type Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import { PART_VAT } from '#backoffice/products/vat-rate.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import type { SoldElement } from './priced-cart.ts';
import type { ElementScope } from './element-scope.ts';

/** Limit against cycles in the data. */
const MAX_STEPS = 10;

/** Spare parts and accessories in the form of the cart. */
export async function readSoldParts(
  db: Kysely<Schema>,
  { siteId, lang }: ElementScope,
  ids: number[],
): Promise<SoldElement[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('part')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .selectAll()
    .select(PART_VAT.as('vat'))
    .execute();
  const replaced = rows.filter((row) => row.status === 'obsolete').map(({ id }) => id);
  const successors = await readSuccessors(db, replaced, lang);
  return rows.map((row): SoldElement => ({
    type: 'part',
    elementId: row.id,
    reference: row.reference,
    name: labelOf(row.names, lang),
    path: null,
    cover: null,
    unit: row.price,
    net: null,
    eco: row.eco,
    vatRate: row.vat,
    weight: row.weight,
    stock: row.stock,
    status: row.status as SoldElement['status'],
    delayDays: row.delay_days,
    categoryIds: [row.category_id],
    isSignature: false,
    replacedBy: successors.get(row.id) ?? null,
  }));
}

/** The last successor of each part that is still sold. */
async function readSuccessors(
  db: Kysely<Schema>,
  ids: number[],
  lang: Locale,
): Promise<Map<number, NonNullable<SoldElement['replacedBy']>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ first: number; id: number; reference: string; names: unknown }>`
    with recursive chain (first, id, step) as (
      select id, replaced_by_id, 1 from part where id = any(${ids}::integer[])
      union all
      select chain.first, part.replaced_by_id, chain.step + 1 from chain
      join part on part.id = chain.id where part.status = 'obsolete' and chain.step < ${MAX_STEPS}
    )
    select chain.first, part.id, part.reference, part.names from chain
    join part on part.id = chain.id where part.status <> 'obsolete'`.execute(db);
  return new Map(
    rows.map(({ first, id, reference, names }) => [
      first,
      { elementId: id, reference, name: labelOf(names, lang) },
    ]),
  );
}
