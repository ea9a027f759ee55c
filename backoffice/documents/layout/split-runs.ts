import { FACES, hasGlyph, type Face } from './faces.ts';

/** Text in one font. `actual`: the original characters, when no font has them. */
export type Run = { font: string; text: string; actual?: string };

/** In a longer text, only single words change font. */
const MAX_NAME_LENGTH = 80;
const REPLACEMENT = '?';
const LETTERS = /[\p{L}\p{M}]/gu;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Font of a paragraph: the brand's. A name or an address with characters it lacks is set as a
 * whole in the font that has them all.
 */
export function fontOfParagraph(face: Face, paragraph: string): string {
  const [first] = FACES[face];
  if (paragraph.length > MAX_NAME_LENGTH) return first;
  const letters = (paragraph.match(LETTERS) ?? []).join('');
  return FACES[face].find((font) => hasGlyph(font, letters)) ?? first;
}

/**
 * Splits a word into runs: one in the first font that has all of it, else one per stretch that
 * a font has. A character without a glyph is decomposed if Unicode allows (`ﬃ` as `ffi`), else
 * replaced.
 */
export function splitRuns(face: Face, preferred: string, word: string): Run[] {
  const fonts = [preferred, ...FACES[face]];
  const whole = fonts.find((font) => hasGlyph(font, word));
  if (whole !== undefined) return [{ font: whole, text: word }];
  return joinRuns(
    [...graphemes.segment(word)].map(({ segment }): Run => {
      for (const text of [segment, segment.normalize('NFKC')]) {
        const font = fonts.find((candidate) => hasGlyph(candidate, text));
        if (font !== undefined) return { font, text };
      }
      return { font: preferred, text: REPLACEMENT, actual: segment };
    }),
  );
}

/** Joins adjacent runs of one font, for kerning and a smaller file. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.font === run.font && (last.actual === undefined) === (run.actual === undefined))
      joined[joined.length - 1] = {
        font: run.font,
        text: last.text + run.text,
        ...(last.actual !== undefined && { actual: last.actual + (run.actual ?? '') }),
      };
    else joined.push(run);
  }
  return joined;
}
