import { ELEMENT_FIELD, QUANTITY_FIELD, SCHEMA_FIELD } from './cart-form.ts';
import { readQuantity } from './quantity.ts';

/** An element and its quantity, in the form of the call that adds it. */
export type RequestedLine = {
  type: 'product' | 'part';
  element_id: number;
  quantity: number;
  schema_id: number | null;
};

/** Reads the elements of a form with their quantities, in pairs; those without a quantity are left out. */
export function readRequestedLines(form: FormData): RequestedLine[] {
  const quantities = textsOf(form, QUANTITY_FIELD);
  const schema = readNumber(textsOf(form, SCHEMA_FIELD)[0]);
  return textsOf(form, ELEMENT_FIELD).flatMap((name, index): RequestedLine[] => {
    const found = /^(product|part)\.(\d{1,9})$/.exec(name);
    const quantity = readQuantity(quantities[index] ?? '1');
    if (!found || typeof quantity !== 'number' || quantity < 1) return [];
    const type = found[1] === 'part' ? 'part' : 'product';
    return [
      {
        type,
        element_id: Number(found[2]),
        quantity,
        schema_id: type === 'part' ? schema : null,
      },
    ];
  });
}

/** Parses a typed whole number; `null` if it is none. */
export function readNumber(typed: string | undefined): number | null {
  const digits = /^\s*(\d{1,9})\s*$/.exec(typed ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lists the texts of all fields with a name; files are left out. */
export function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value): value is string => typeof value === 'string');
}
