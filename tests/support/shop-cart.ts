import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { cartResponse, type CartLine, type CartResponse } from '#shared/contract/cart.ts';
import type { ApiResponse } from './test-api.ts';

/** Creates the token of a guest's cart. */
export function newCartToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The cart in a response. @throws when there is none */
export function readCart({ body }: Pick<ApiResponse, 'body'>): CartResponse {
  return cartResponse.parse(body);
}

/** Its lines that can be bought, of all groups. */
export function linesOf({ list }: CartResponse): CartLine[] {
  return [...list.products, ...list.products_from_schema.flatMap(({ products }) => products)];
}

type PartFacts = {
  reference: string;
  price?: number;
  stock?: number;
  lowStock?: number;
  status?: string;
  replacedById?: number;
};

/** Inserts a spare part: 100 € before tax and 10 in stock by default. */
export async function addPart(db: Kysely<Schema>, facts: PartFacts): Promise<number> {
  const category = await db
    .selectFrom('category')
    .select('id')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('part')
    .values({
      site_id: 1,
      category_id: category.id,
      kind: 'spare',
      family: 'thermostat',
      reference: facts.reference,
      ean: '3700000000000',
      names: JSON.stringify({ fr: `Pièce ${facts.reference}`, en: `Part ${facts.reference}` }),
      price: facts.price ?? 10_000,
      eco: 50,
      weight: 400,
      stock: facts.stock ?? 10,
      low_stock: facts.lowStock ?? null,
      status: facts.status ?? 'available',
      delay_days: facts.status === 'on_order' ? 8 : 0,
      replaced_by_id: facts.replacedById ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
