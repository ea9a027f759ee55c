import { LINE_PARAMETER } from './cart-form.ts';

/** The outcome of one article of a list that was added to the cart. */
export type AddedLine = {
  /** Null if no article has its number. */
  reference: string | null;
  status: 'added' | 'reduced' | 'refused';
  asked: number;
  quantity: number;
  /** One of `CART_ERRORS`, if it was refused. */
  code: string | null;
  replaced_by: string | null;
};

/** Lines listed in an address; the rest is only counted. */
export const MAX_NAMED_LINES = 40;

const MAX_REFERENCE = 60;

/** Formats a line for an address. */
export function packLine({ reference, asked, quantity, code, replaced_by: other }: AddedLine): string {
  return [reference ?? '', asked, quantity, code ?? '', other ?? ''].join('~');
}

/** Parses the lines of an address; invalid ones are dropped. */
export function readLines(search: URLSearchParams): AddedLine[] {
  return search.getAll(LINE_PARAMETER).flatMap((packed): AddedLine[] => {
    const [reference = '', asked = '', quantity = '', code = '', other = '', ...more] = packed.split('~');
    const areTexts = [reference, other].every((text) => text.length <= MAX_REFERENCE);
    const areNumbers = [asked, quantity].every((text) => /^\d{1,4}$/.test(text));
    if (more.length > 0 || !areTexts || !areNumbers || !/^[a-z_]*$/.test(code)) return [];
    return [
      {
        reference: reference || null,
        status: code === '' ? 'reduced' : 'refused',
        asked: Number(asked),
        quantity: Number(quantity),
        code: code || null,
        replaced_by: other || null,
      },
    ];
  });
}
