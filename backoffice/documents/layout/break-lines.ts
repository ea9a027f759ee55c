// oxlint-disable-next-line import/no-named-as-default -- the package knows no named export
import LineBreaker from 'linebreak';
import { toPlainText } from '#shared/domain/plain-text.ts';
import type { Face } from './faces.ts';
import { fontOfParagraph, joinRuns, splitRuns, type Run } from './split-runs.ts';

/** Width of a run in points. */
export type Measure = (run: Run) => number;
export type Line = { runs: Run[]; width: number };

/**
 * Hyphens that every font draws as one. They decide where a line may end before they are
 * replaced.
 */
const HYPHENS = /[\u{2010}\u{2011}]/gu;
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Breaks a text into lines of at most `width` points, and a wider word between characters. A
 * line before another ends with a space, which its width excludes: without it, screen readers
 * join the words.
 */
export function breakLines(text: string, face: Face, width: number, measure: Measure): Line[] {
  const paragraphs = toPlainText(text).split('\n');
  return paragraphs.flatMap((paragraph, index) => {
    const isLast = index === paragraphs.length - 1;
    return breakParagraph(isLast ? paragraph : `${paragraph} `, face, width, measure);
  });
}

function breakParagraph(paragraph: string, face: Face, width: number, measure: Measure): Line[] {
  const preferred = fontOfParagraph(face, toShown(paragraph));
  const runsOf = (word: string) => splitRuns(face, preferred, toShown(word));
  const widthOf = (word: string) => widthOfRuns(runsOf(word), measure);
  const pieces = wordsOf(paragraph).flatMap((word) =>
    widthOf(word.trimEnd()) > width ? cutWord(word, width, widthOf) : [word],
  );
  const lines: string[][] = [];
  let line: string[] = [];
  let used = 0;
  for (const piece of pieces) {
    if (line.length > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(piece);
    used += widthOf(piece);
  }
  return [...lines, line].map((words) => {
    const last = words.length - 1;
    const shown = joinRuns(words.flatMap((word, index) => runsOf(index === last ? word.trimEnd() : word)));
    return { runs: joinRuns(words.flatMap(runsOf)), width: widthOfRuns(shown, measure) };
  });
}

function widthOfRuns(runs: readonly Run[], measure: Measure): number {
  return runs.reduce((sum, run) => sum + measure(run), 0);
}

/** Segments between break opportunities, each with its trailing spaces. */
function wordsOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const words: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(text.slice(from, next.position));
    from = next.position;
  }
  return words;
}

function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

function toShown(text: string): string {
  return text.replaceAll('\u{A0}', ' ').replaceAll(HYPHENS, '-');
}
