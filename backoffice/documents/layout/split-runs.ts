import { FACES, hasGlyph, type Face } from './faces.ts';

/** Text drawn in one font. `actual`: the characters it stands for, where no font has them. */
export type Run = { font: string; text: string; actual?: string };

/** Longer text keeps its font where single words need another. */
const MAX_NAME_LENGTH = 80;
/** Stands for a character that no font has. */
const REPLACEMENT = '?';
const LETTERS = /[\p{L}\p{M}]/gu;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * The font a paragraph is set in: the identity's, or for a name or an address that has letters it lacks the one that has
 * all of them, so that no two words of a name differ.
 */
export function fontOfParagraph(face: Face, paragraph: string): string {
  const [first] = FACES[face];
  if (paragraph.length > MAX_NAME_LENGTH) return first;
  const letters = (paragraph.match(LETTERS) ?? []).join('');
  return FACES[face].find((font) => hasGlyph(font, letters)) ?? first;
}

/**
 * A word as runs: one in the first font that has all of it, else one for each stretch that a font has. A character that
 * none has is spelt in plainer ones where Unicode knows them (`ﬃ` as `ffi`), else replaced.
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

/** Neighbours of one font as one run, so that pairs are kerned and the file stays small. */
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
