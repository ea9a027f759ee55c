import type { Kysely } from 'kysely';
import { readSoldVariants } from '#backoffice/cart/read-sold-variants.ts';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { partPrice } from '#backoffice/parts/part-price.ts';
import { readReplacements } from '#backoffice/parts/replacements.ts';
import { priceForBuyer } from '#backoffice/products/plan-price.ts';
import { PART_VAT, VARIANT_VAT } from '#backoffice/products/vat-rate.ts';
import type { Price } from '#shared/contract/product.ts';
import type { Replacement } from '#shared/contract/spare-part.ts';

/** Data of an article that decides a line. */
export type ArticleFacts = {
  type: 'part' | 'product';
  id: number;
  reference: string;
  name: string;
  price: Price | null;
  /** Pieces that can be ordered now; infinite for articles made to order. */
  stock: number;
  status: 'available' | 'on_order' | 'obsolete';
  replacement: Replacement | null;
  /** False for articles on quotation. */
  isSold: boolean;
};

export function factKey({ type, id }: Pick<ArticleFacts, 'type' | 'id'>): string {
  return `${type}.${id}`;
}

/** Reads articles and the successors of discontinued ones, by `factKey`. */
export async function readFacts(
  db: Kysely<Schema>,
  scope: Scope,
  ids: { parts: number[]; variants: number[] },
): Promise<Map<string, ArticleFacts>> {
  const parts = await readPartFacts(db, scope, ids.parts);
  const known = new Set(ids.parts);
  const successors = parts.flatMap(({ replacement }) => replacement?.element_id ?? []);
  const facts = [
    ...parts,
    ...(await readPartFacts(
      db,
      scope,
      [...new Set(successors)].filter((id) => !known.has(id)),
    )),
    ...(await readVariantFacts(db, scope, ids.variants)),
  ];
  return new Map(facts.map((one) => [factKey(one), one]));
}

async function readPartFacts(db: Kysely<Schema>, scope: Scope, ids: number[]): Promise<ArticleFacts[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('part')
    .where('id', 'in', ids)
    .select([
      'id',
      'reference',
      'names',
      'price',
      'eco',
      PART_VAT.as('vat'),
      'stock',
      'status',
      'replaced_by_id',
    ])
    .execute();
  const replaced = rows.filter((row) => row.replaced_by_id !== null).map(({ id }) => id);
  const replacements = await readReplacements(db, scope, replaced);
  return rows.map((row) => ({
    type: 'part',
    id: row.id,
    reference: row.reference,
    name: labelOf(row.names, scope.lang),
    price: partPrice(scope, row),
    stock: row.status === 'on_order' ? Infinity : row.stock,
    // The database checks the values.
    status: row.status as ArticleFacts['status'],
    replacement: replacements.get(row.id) ?? null,
    isSold: true,
  }));
}

async function readVariantFacts(db: Kysely<Schema>, scope: Scope, ids: number[]): Promise<ArticleFacts[]> {
  if (ids.length === 0) return [];
  const sold = await readSoldVariants(db, scope, ids);
  const rows = await db
    .selectFrom('variant')
    .where('id', 'in', ids)
    .select(['id', 'price', 'plan_prices', 'eco', VARIANT_VAT.as('vat')])
    .execute();
  const amounts = new Map(rows.map((row) => [row.id, row]));
  return sold.map(({ elementId: id, reference, name, stock, unit }) => {
    const { price = null, plan_prices, eco = 0, vat: vatRate = 0 } = amounts.get(id) ?? {};
    const shown = priceForBuyer(scope, { price, plan_prices, eco, vatRate, from: false });
    return {
      type: 'product',
      id,
      reference,
      name,
      price: shown,
      stock,
      status: 'available',
      replacement: null,
      isSold: unit !== null,
    };
  });
}
