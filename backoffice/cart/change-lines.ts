import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest } from '#backoffice/http/failure.ts';
import { MAX_CART_LINES, type CartAddition, type CartChange } from '#shared/contract/cart.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import { cartRefusal } from './cart-refusal.ts';
import { elementKey } from './element-key.ts';
import { judgeElement } from './judge-element.ts';
import type { CartStepChange } from './change-cart.ts';
import { readElements } from './read-elements.ts';
import type { ElementScope } from './element-scope.ts';

/**
 * Adds an element to a cart, to its existing line if there is one.
 * @throws Failure 422 with the reason of the refusal
 */
export function addLine(scope: ElementScope, addition: CartAddition): CartStepChange {
  return async (trx, before) => {
    const { type, element_id: elementId, quantity, schema_id: schemaId } = addition;
    const element = (await readElements(trx, scope, [{ type, elementId }])).get(
      elementKey({ type, elementId }),
    );
    const refusal = judgeElement(element);
    if (refusal)
      throw cartRefusal(refusal.reason, refusal.with === undefined ? undefined : { with: refusal.with });
    const unit = element?.unit ?? null;
    if (unit === null) throw cartRefusal('not_for_sale');
    if (schemaId !== null) await requireInView(trx, schemaId, addition);
    const lines = [...before.lines, ...before.unavailable];
    const isThere = lines.some((line) => line.type === type && line.elementId === elementId);
    if (!isThere && lines.length >= MAX_CART_LINES) throw cartRefusal('cart_full');
    await putLine(trx, before.id, {
      type,
      element_id: elementId,
      schema_id: schemaId,
      quantity,
      unit_seen: unit,
    });
  };
}

export type NewLine = {
  type: string;
  element_id: number;
  schema_id: number | null;
  quantity: number;
  unit_seen: number;
};

/** Concurrent additions make one line with the sum of both quantities. */
export async function putLine(trx: Kysely<Schema>, cartId: number, line: NewLine): Promise<void> {
  await trx
    .insertInto('cart_line')
    .values({ cart_id: cartId, ...line })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'type', 'element_id', 'schema_id']).doUpdateSet({
        quantity: sql<number>`least(cart_line.quantity + excluded.quantity, ${MAX_QUANTITY}::integer)`,
        unit_seen: line.unit_seen,
      }),
    )
    .execute();
}

/**
 * Sets quantities: 0 removes a line, an empty list empties the cart. Lines of other carts are
 * ignored.
 */
export function setQuantities(elements: NonNullable<CartChange['elements']>): CartStepChange {
  return async (trx, { id: cartId }) => {
    if (elements.length === 0) {
      await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute();
      return;
    }
    for (const { id, quantity } of elements) {
      if (quantity === 0)
        await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', '=', id).execute();
      else
        await trx
          .updateTable('cart_line')
          .set({ quantity })
          .where('cart_id', '=', cartId)
          .where('id', '=', id)
          .execute();
    }
  };
}

/** @throws Failure 422 when the part is not in the exploded view */
async function requireInView(trx: Kysely<Schema>, viewId: number, addition: CartAddition): Promise<void> {
  const viewPart = await trx
    .selectFrom('exploded_view_part')
    .select('part_id')
    .where('view_id', '=', viewId)
    .where('part_id', '=', addition.element_id)
    .executeTakeFirst();
  if (addition.type !== 'part' || !viewPart) throw invalidRequest({ schema_id: 'unknown' });
}
