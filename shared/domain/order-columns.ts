/** Where the reference and the quantity of a line stand, counted from zero. */
export type Columns = { reference: number; quantity: number };

/** Files of older programs have other letters for é: what a reader of UTF-8 makes of those counts as one. */
const REFERENCE = /^(?:r[eé\uFFFD]f(?:[eé\uFFFD]rence|\.)?s?|reference|article|code|code article|sku|ean)$/i;
const QUANTITY = /^(?:quantit[eéy\uFFFD]s?|quantity|qt[eéy\uFFFD]?\.?|qté|nombre|nb)$/i;

/** The columns a head of names gives; `undefined` for a line that is none. */
export function readColumns(input: string): Columns | undefined {
  const names = splitFields(input);
  const reference = names.findIndex((name) => REFERENCE.test(name));
  if (reference < 0) return undefined;
  const quantity = names.findIndex((name) => QUANTITY.test(name));
  return { reference, quantity: quantity < 0 ? reference + 1 : quantity };
}

/** Fields of a line by tabs, else by semicolons, else by commas; quoted ones may hold what separates. */
export function splitFields(input: string): string[] {
  const separator = ['\t', ';'].find((sign) => input.includes(sign)) ?? ',';
  const isQuoted = input.split('"').length % 2 === 1;
  const fields = [''];
  let isInside = false;
  for (const sign of input) {
    if (sign === '"' && isQuoted) isInside = !isInside;
    else if (sign === separator && !isInside) fields.push('');
    else fields[fields.length - 1] += sign;
  }
  return fields.map((field) => field.trim().replace(/^'|'$/g, ''));
}
