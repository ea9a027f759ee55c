import { isPieceWord } from './read-pieces.ts';
import { withoutEnd } from './without-end.ts';

const TIMES = /^[x×*]$/i;
const NUMBER = /^\d{1,4}$/;
const TIMES_NUMBER = /^[x×*](\d{1,4})$/i;
const NUMBER_AND_WORD = /^(\d{1,4})([\p{L}×*]+\.?)$/u;
const QUANTITY_WORD = /^(?:qt[eéy]|quantit[eéy]|quantity)s?[.:]?$/i;

/**
 * Lists the numbers marked as quantities by a sign or a word: `x 2`, `2 pcs`, `qté 2`; not the sizes of `40 x
 * 60`.
 */
export function listMarked(text: string): string[] {
  // A comma within a word is a decimal sign: `x 2,5` marks no whole number.
  const words = text
    .split(/[\s;()]+/)
    .map((word) => withoutEnd(word, ',.'))
    .filter(Boolean);
  return words.flatMap((word, index) => {
    const [before = '', before2 = ''] = [words[index - 1], words[index - 2]];
    const [after = '', after2 = ''] = [words[index + 1], words[index + 2]];
    const times = TIMES_NUMBER.exec(word)?.[1];
    if (times !== undefined) return NUMBER.test(before) || TIMES.test(after) ? [] : [times];
    const [, number = '', unit = ''] = NUMBER_AND_WORD.exec(word) ?? [];
    if (number !== '') return isPieceWord(unit) || (TIMES.test(unit) && !NUMBER.test(after)) ? [number] : [];
    if (!NUMBER.test(word)) return [];
    if (TIMES.test(before)) return NUMBER.test(before2) || TIMES.test(after) ? [] : [word];
    if (TIMES.test(after)) return NUMBER.test(after2) ? [] : [word];
    return isPieceWord(after) || QUANTITY_WORD.test(before) ? [word] : [];
  });
}
