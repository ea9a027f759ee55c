/** Action of cart forms without scripts. */
export const CART_FORM_PATH = '/_cart';
export const ELEMENT_FIELD = 'element';
export const QUANTITY_FIELD = 'quantity';
export const SCHEMA_FIELD = 'schema';
/** Path of the page with the form. */
export const BACK_FIELD = 'back';
/** Parameters of the next page: the added elements, or the error. */
export const ADDED_PARAMETER = 'cart_added';
export const ERROR_PARAMETER = 'cart_fault';
/** Anchor of the notice about a cart form, on pages with parts. */
export const ADDED_NOTICE_ID = 'ajout';
/** An article whose quantity was reduced (`packLine`). */
export const LINE_PARAMETER = 'cart_line';
/** The typed quantities of a refused form. */
export const TYPED_PARAMETER = 'cart_typed';

/** Maximum length of a typed quantity in an address. */
export const MAX_TYPED_LENGTH = 20;

/** A product or a spare part, as in cart calls. */
type SoldElementId = { type: 'product' | 'part'; element_id: number };

/** Formats the name of an element in a form: `part.9001`. */
export function elementName({ type, element_id: id }: SoldElementId): string {
  return `${type}.${id}`;
}

/** Parses the typed quantities of an address, by element name. */
export function readTyped(search: URLSearchParams): Map<string, string> {
  return new Map(
    search.getAll(TYPED_PARAMETER).map((packed) => {
      const [element = '', ...typed] = packed.split('~');
      return [element, typed.join('~').slice(0, MAX_TYPED_LENGTH)];
    }),
  );
}
