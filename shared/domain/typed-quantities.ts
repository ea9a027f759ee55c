import { ELEMENT_FIELD, MAX_TYPED_LENGTH, QUANTITY_FIELD } from './cart-form.ts';
import { readQuantity } from './quantity.ts';
import { textsOf } from './requested-lines.ts';

/**
 * True if a quantity cannot be read: then nothing of the form is added. A blank field is ignored in a form with
 * several elements, and an error in a form with one. 0 is an error too.
 */
export function hasInvalidQuantity(form: FormData): boolean {
  const typed = typedQuantities(form);
  return typed.some((one) => {
    const read = readQuantity(one.typed);
    return typeof read === 'string' || (read === 0 && typed.length === 1);
  });
}

/** Lists the typed quantity of each element of a form; blank ones only where the form has one element. */
export function typedQuantities(form: FormData): { element: string; typed: string }[] {
  const quantities = textsOf(form, QUANTITY_FIELD);
  const elements = textsOf(form, ELEMENT_FIELD);
  return elements.flatMap((element, index) => {
    const typed = (quantities[index] ?? '1').trim();
    return typed === '' && elements.length > 1 ? [] : [{ element, typed }];
  });
}

/** Formats the typed quantity of an element as a value of `TYPED_PARAMETER`. */
export function packTyped({ element, typed }: { element: string; typed: string }): string {
  return `${element}~${typed.slice(0, MAX_TYPED_LENGTH)}`;
}
