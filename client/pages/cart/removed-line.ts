import type { CartLine, CartResponse } from '#shared/contract/cart.ts';
import { elementName } from '#shared/domain/cart-form.ts';

/** Says in an address what was taken out of the cart: element, quantity, exploded view, name. */
const PARAMETER = 'removed';

export type RemovedLine = { element: string; quantity: number; schema: number | null; name: string };

type Taken = Pick<CartLine, 'type' | 'element_id' | 'quantity' | 'name'>;

export function removedQuery({ type, element_id: id, quantity, name }: Taken, schema: number | null): string {
  const said = [`${type}.${id}`, quantity, schema ?? '', name].join('~');
  return `?${new URLSearchParams({ [PARAMETER]: said })}`;
}

/** `null` where nothing was taken out, it is in the cart again, or the address was tampered with. */
export function readRemoved(search: URLSearchParams, cart: Pick<CartResponse, 'list'>): RemovedLine | null {
  const found = /^((?:product|part)\.\d{1,9})~(\d{1,4})~(\d{0,9})~(.{1,200})$/.exec(
    search.get(PARAMETER) ?? '',
  );
  if (!found) return null;
  const [, element = '', quantity = '', schema = '', name = ''] = found;
  if (isThere(cart, element, schema)) return null;
  return { element, quantity: Number(quantity), schema: schema === '' ? null : Number(schema), name };
}

function isThere({ list }: Pick<CartResponse, 'list'>, element: string, schema: string): boolean {
  const group = list.products_from_schema.find(({ schema: view }) => String(view.id) === schema);
  const lines = schema === '' ? list.products : (group?.products ?? []);
  return lines.some((line) => elementName(line) === element);
}
