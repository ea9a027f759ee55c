import { MOST_QUANTITY } from './cart-limits.ts';

/** Where forms that put something into the cart go without scripts. */
export const CART_FORM_PATH = '/_cart';
export const ELEMENT_FIELD = 'element';
export const QUANTITY_FIELD = 'quantity';
export const SCHEMA_FIELD = 'schema';
/** The page the form stands on. */
export const BACK_FIELD = 'back';
/** What the page that follows is told: what has come into the cart, or why it has not. */
export const ADDED_PARAMETER = 'cart_added';
export const FAULT_PARAMETER = 'cart_fault';

/** As calls have it. */
export type Wanted = {
  type: 'product' | 'part';
  element_id: number;
  quantity: number;
  schema_id: number | null;
};

/** Names something that is sold, in a form: `part.9001`. */
export function elementName({ type, element_id: id }: Pick<Wanted, 'type' | 'element_id'>): string {
  return `${type}.${id}`;
}

/** What a form asks for: an element and a quantity each, in pairs; those with no quantity are left out. */
export function readWanted(form: FormData): Wanted[] {
  const quantities = textsOf(form, QUANTITY_FIELD);
  const schema = readNumber(textsOf(form, SCHEMA_FIELD)[0]);
  return textsOf(form, ELEMENT_FIELD).flatMap((name, place): Wanted[] => {
    const found = /^(product|part)\.(\d{1,9})$/.exec(name);
    const typed = quantities[place] ?? '1';
    const quantity = typed.trim() === '' ? 0 : readNumber(typed);
    if (!found || quantity === null || quantity < 1) return [];
    const type = found[1] === 'part' ? 'part' : 'product';
    return [
      {
        type,
        element_id: Number(found[2]),
        quantity: Math.min(quantity, MOST_QUANTITY),
        schema_id: type === 'part' ? schema : null,
      },
    ];
  });
}

/** A whole number as it was typed; `null` when it is none. */
export function readNumber(typed: string | undefined): number | null {
  const digits = /^\s*(\d{1,9})\s*$/.exec(typed ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === 'string');
}
