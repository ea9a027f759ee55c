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
/** Where pages with parts report what came of a form of the cart. */
export const ADDED_NOTICE_ID = 'ajout';
/** An article of which less came into the cart than was asked for (`packLine`). */
export const LINE_PARAMETER = 'cart_line';
/** The quantities of a refused form, as they were typed. */
export const TYPED_PARAMETER = 'cart_typed';

/** Characters of a typed quantity that an address holds. */
export const MAX_TYPED_LENGTH = 20;

/** A product or a spare part, as calls of the cart name it. */
type SoldElementId = { type: 'product' | 'part'; element_id: number };

/** Names something that is sold, in a form: `part.9001`. */
export function elementName({ type, element_id: id }: SoldElementId): string {
  return `${type}.${id}`;
}

/** Reads the typed quantities that an address holds, by the names of their elements. */
export function readTyped(search: URLSearchParams): Map<string, string> {
  return new Map(
    search.getAll(TYPED_PARAMETER).map((packed) => {
      const [element = '', ...typed] = packed.split('~');
      return [element, typed.join('~').slice(0, MAX_TYPED_LENGTH)];
    }),
  );
}
