import type { CartLine } from '#shared/contract/cart.ts';

/** Says in an address what was taken out of the cart: element, quantity, exploded view, name. */
const PARAMETER = 'removed';

export type RemovedLine = { element: string; quantity: number; schema: number | null; name: string };

type Taken = Pick<CartLine, 'type' | 'element_id' | 'quantity' | 'name'>;

export function removedQuery({ type, element_id: id, quantity, name }: Taken, schema: number | null): string {
  const said = [`${type}.${id}`, quantity, schema ?? '', name].join('~');
  return `?${new URLSearchParams({ [PARAMETER]: said })}`;
}

/** `null` where nothing was taken out, or the address was tampered with. */
export function readRemoved(search: URLSearchParams): RemovedLine | null {
  const found = /^((?:product|part)\.\d{1,9})~(\d{1,4})~(\d{0,9})~(.{1,200})$/.exec(
    search.get(PARAMETER) ?? '',
  );
  if (!found) return null;
  const [, element = '', quantity = '', schema = '', name = ''] = found;
  return { element, quantity: Number(quantity), schema: schema === '' ? null : Number(schema), name };
}
