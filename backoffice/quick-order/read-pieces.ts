import { readQuantity, type QuantityProblem } from '#shared/domain/quantity.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';

/** Words for pieces beside a quantity. */
const PIECE_WORDS = new Set(
  'pc pcs pce pces pièce pièces piece pieces unité unités unite unites unit units u ex exemplaire exemplaires ea each off st stk'.split(
    ' ',
  ),
);
const NUMBER_AND_WORD = /^(.*\d) ?([\p{L}]+)\.?$/u;

export function isPieceWord(word: string): boolean {
  return PIECE_WORDS.has(word.toLowerCase().replace(/\.$/, ''));
}

/**
 * Reads the quantity of a cell: `2`, `2,00`, `1 000`, `3 pcs`, `x2`. Returns the problem of an invalid one.
 */
export function readPieces(typed: string): number | QuantityProblem {
  const text = toTypedLine(typed)
    .replace(/^[x×*] ?/i, '')
    .replace(/ ?[x×*]$/i, '');
  const [, number = '', word = ''] = NUMBER_AND_WORD.exec(text) ?? [];
  return readQuantity(isPieceWord(word) ? number : text);
}
