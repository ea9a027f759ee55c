import { LINE_PARAMETER } from './cart-form.ts';

/** What came of one article of a list that was put into the cart. */
export type AddedLine = {
  /** Null where nothing is sold under its number. */
  reference: string | null;
  status: 'added' | 'reduced' | 'refused';
  asked: number;
  quantity: number;
  /** One of `CART_FAULTS`, where it was refused. */
  code: string | null;
  replaced_by: string | null;
};

/** Lines that an address names; how many more there are is counted. */
export const MAX_NAMED_LINES = 40;

const MAX_REFERENCE = 60;

/** Writes a line into an address. */
export function packLine({ reference, asked, quantity, code, replaced_by: other }: AddedLine): string {
  return [reference ?? '', asked, quantity, code ?? '', other ?? ''].join('~');
}

/** Reads the lines that an address names; none where it was tampered with. */
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
