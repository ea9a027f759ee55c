import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { MAX_CART_LINES, type AdditionResult, type CartAddition } from '#shared/contract/cart.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import type { CartStepChange } from './change-cart.ts';
import { putLine } from './change-lines.ts';
import { elementKey } from './element-key.ts';
import { judgeElement, type Refusal } from './judge-element.ts';
import type { PricedCart, SoldElement } from './priced-cart.ts';
import { readElements } from './read-elements.ts';
import type { ElementScope } from './element-scope.ts';

type Judged = { addition: CartAddition; element: SoldElement | undefined; refusal: Refusal | undefined };

export type Addition = {
  change: CartStepChange;
  /** The result of each addition, in the order of the request, computed from the changed cart. */
  resultsIn: (after: PricedCart) => AdditionResult[];
};

/**
 * Adds many elements to a cart. Each unavailable element is refused on its own and the others
 * are added. Additions to one line are summed.
 */
export function createAddition(scope: ElementScope, additions: readonly CartAddition[]): Addition {
  const requested = joinAdditions(additions);
  let judged: Judged[] = [];
  let before: PricedCart | undefined;
  return {
    change: async (trx, cart) => {
      before = cart;
      judged = await judgeAll(trx, scope, requested, cart);
      for (const { addition, element, refusal } of judged) {
        if (refusal || element?.unit === undefined || element.unit === null) continue;
        await putLine(trx, cart.id, { ...addition, unit_seen: element.unit });
      }
    },
    resultsIn: (after) =>
      judged.map((one) => toResult(one, quantityOf(after, one) - quantityOf(before, one))),
  };
}

function joinAdditions(additions: readonly CartAddition[]): CartAddition[] {
  const joined = new Map<string, CartAddition>();
  for (const addition of additions) {
    const key = `${addition.type}:${addition.element_id}:${addition.schema_id}`;
    const quantity = (joined.get(key)?.quantity ?? 0) + addition.quantity;
    joined.set(key, { ...addition, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return [...joined.values()];
}

async function judgeAll(
  trx: Kysely<Schema>,
  scope: ElementScope,
  requested: readonly CartAddition[],
  cart: PricedCart,
): Promise<Judged[]> {
  const keys = requested.map(({ type, element_id: elementId }) => ({ type, elementId }));
  const elements = await readElements(trx, scope, keys);
  const viewParts = await readViewParts(trx, requested);
  const lines = new Set([...cart.lines, ...cart.unavailable].map(elementKey));
  return requested.map((addition) => {
    const key = elementKey({ type: addition.type, elementId: addition.element_id });
    const element = elements.get(key);
    let refusal = judgeElement(element);
    if (!refusal && !isInView(addition, viewParts)) refusal = { reason: 'element_unknown' };
    if (!refusal && !lines.has(key) && lines.size >= MAX_CART_LINES) refusal = { reason: 'cart_full' };
    if (!refusal) lines.add(key);
    return { addition, element, refusal };
  });
}

/** Parts that belong to the named exploded views, as `view:part`. */
async function readViewParts(
  trx: Kysely<Schema>,
  requested: readonly CartAddition[],
): Promise<ReadonlySet<string>> {
  const views = [...new Set(requested.flatMap(({ schema_id: id }) => (id === null ? [] : [id])))];
  if (views.length === 0) return new Set();
  const rows = await trx
    .selectFrom('exploded_view_part')
    .select(['view_id', 'part_id'])
    .where('view_id', 'in', views)
    .execute();
  return new Set(rows.map(({ view_id: view, part_id: part }) => `${view}:${part}`));
}

function isInView({ type, element_id: id, schema_id: view }: CartAddition, viewParts: ReadonlySet<string>) {
  return view === null || (type === 'part' && viewParts.has(`${view}:${id}`));
}

function quantityOf(cart: PricedCart | undefined, { addition }: Judged): number {
  const line = cart?.lines.find(
    ({ type, elementId, schema }) =>
      type === addition.type &&
      elementId === addition.element_id &&
      (schema?.id ?? null) === addition.schema_id,
  );
  return line?.quantity ?? 0;
}

function toResult({ addition, element, refusal }: Judged, change: number): AdditionResult {
  const { type, element_id, schema_id, quantity: asked } = addition;
  const common = {
    type,
    element_id,
    schema_id,
    reference: element?.reference ?? null,
    name: element?.name ?? null,
    asked,
  };
  if (refusal)
    return {
      ...common,
      status: 'refused',
      quantity: 0,
      code: refusal.reason,
      replaced_by: refusal.with ?? null,
    };
  const quantity = Math.max(0, change);
  return {
    ...common,
    status: quantity < asked ? 'reduced' : 'added',
    quantity,
    code: null,
    replaced_by: null,
  };
}
