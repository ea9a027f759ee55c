import { readQuantity } from './quantity.ts';
import { readColumns, splitFields, type Columns } from './order-columns.ts';

export type OrderLine = {
  line: number;
  input: string;
  reference: string;
  /** The quantity as it was typed; empty where there is none. */
  amount: string;
  quantity: number | undefined;
};

type Read = { reference: string; amount: string };

const MOST_DIGITS = 4;
const TIMES = /\s[x×*]\s/gi;

/**
 * Lines of reference and quantity as people paste them: from a table (tabs), a CSV (semicolons or commas, quoted or not) or
 * written by hand (`PR-LAM-014 x 2`, `3 × AC-THE-001`). A line without a quantity asks for one. A head of column names says
 * which columns count; it and empty lines are left out.
 */
export function readOrderLines(text: string): OrderLine[] {
  let columns: Columns | undefined;
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((raw, index): OrderLine[] => {
      const input = raw.trim();
      const head = readColumns(input);
      columns = head ?? columns;
      if (head || !/[\p{L}\d]/u.test(input)) return [];
      const { reference, amount } = readLine(input, columns);
      const quantity = amount === '' ? 1 : toQuantity(amount);
      return [{ line: index + 1, input, reference, amount, quantity }];
    });
}

function readLine(input: string, columns: Columns | undefined): Read {
  const [before, after] = splitAtTimes(input);
  if (before !== '')
    return isWhole(before) && !isWhole(after)
      ? { reference: after, amount: before }
      : { reference: before.replace(/\s+/g, ' '), amount: after };
  const all = splitFields(input);
  const fields = all.filter((field) => field !== '');
  if (fields.length < 2) return readWords(fields[0] ?? '');
  if (columns && all[columns.reference]) {
    return { reference: all[columns.reference] ?? '', amount: all[columns.quantity] ?? '' };
  }
  const [first = '', second = ''] = fields;
  if (isWhole(first) && !isWhole(second)) return { reference: second, amount: first };
  const rest = fields.slice(1);
  return { reference: first, amount: rest.find(isWhole) ?? rest.find(isFigure) ?? rest[0] ?? '' };
}

/**
 * Reference and quantity as addresses hold them, `reference x quantity`; empty texts for anything else. The quantity may
 * have a decimal comma: it is refused as such.
 */
function splitAtTimes(input: string): [before: string, after: string] {
  const sign = [...input.matchAll(TIMES)].at(-1);
  if (!sign) return ['', ''];
  const before = input.slice(0, sign.index);
  const after = input.slice(sign.index + sign[0].length);
  return /[\t;,×]/.test(before) || /[\t;×]/.test(after) ? ['', ''] : [before, after];
}

/** `reference quantity`, `reference x quantity`, `quantity x reference`. */
function readWords(input: string): Read {
  const words = input.split(/\s+/).filter((word) => !/^[x×*]$/i.test(word));
  const first = (words[0] ?? '').replace(/[x×]$/i, '');
  const last = (words.at(-1) ?? '').replace(/^[x×]/i, '');
  if (words.length < 2) return { reference: input, amount: '' };
  if (isWhole(last)) return { reference: words.slice(0, -1).join(' '), amount: last };
  if (isWhole(first)) return { reference: words.slice(1).join(' '), amount: first };
  if (isFigure(last)) return { reference: words.slice(0, -1).join(' '), amount: last };
  return { reference: input, amount: '' };
}

function isWhole(word: string): boolean {
  return /^\d+$/.test(word) && word.length <= MOST_DIGITS;
}

/** Whatever is meant for a number, were it a wrong one (`-1`, `1e9`, `2,5`, `?`). */
function isFigure(word: string): boolean {
  return /^[-+]?[\d?][\d.,e+]*$/i.test(word);
}

/** Reads a quantity of at least one; `undefined` for anything else. */
function toQuantity(text: string): number | undefined {
  const quantity = readQuantity(text);
  return typeof quantity === 'number' && quantity > 0 ? quantity : undefined;
}
