import type { CartLine, CartResponse } from '#shared/contract/cart.ts';
import { elementName } from '#shared/domain/cart-form.ts';

/** Query parameter for a removed line: element, quantity, exploded view, name. */
const PARAMETER = 'removed';

export type RemovedLine = { element: string; quantity: number; schema: number | null; name: string };

const MAX_REMOVED = 10;

/** Builds the query that names removed lines. `before`: the cart before the removal. */
export function removedQuery(lines: readonly Pick<CartLine, 'id'>[], before: CartResponse): string {
  const ids = new Set(lines.map(({ id }) => id));
  const { products, products_from_schema: groups, products_not_available: unavailable } = before.list;
  const taken = [
    ...[...products, ...unavailable].map((line) => ({ line, schema: '' })),
    ...groups.flatMap((group) => group.products.map((line) => ({ line, schema: group.schema.id }))),
  ].filter(({ line }) => ids.has(line.id));
  const query = new URLSearchParams();
  for (const { line, schema } of taken.slice(0, MAX_REMOVED))
    query.append(PARAMETER, [`${line.type}.${line.element_id}`, line.quantity, schema, line.name].join('~'));
  return query.size > 0 ? `?${query}` : '';
}

/** Reads the removed lines from the query. Skips malformed entries and lines that are in the cart again. */
export function readRemoved(search: URLSearchParams, cart: Pick<CartResponse, 'list'>): RemovedLine[] {
  return search
    .getAll(PARAMETER)
    .slice(0, MAX_REMOVED)
    .flatMap(readLine)
    .filter((line) => !isThere(cart, line));
}

function readLine(packed: string): RemovedLine[] {
  const found = /^((?:product|part)\.\d{1,9})~(\d{1,4})~(\d{0,9})~(.{1,200})$/.exec(packed);
  if (!found) return [];
  const [, element = '', quantity = '', schema = '', name = ''] = found;
  return [{ element, quantity: Number(quantity), schema: schema === '' ? null : Number(schema), name }];
}

function isThere(
  { list }: Pick<CartResponse, 'list'>,
  { element, schema }: Pick<RemovedLine, 'element' | 'schema'>,
): boolean {
  const group = list.products_from_schema.find(({ schema: view }) => view.id === schema);
  const lines = schema === null ? list.products : (group?.products ?? []);
  return lines.some((line) => elementName(line) === element);
}
