import { toTypedLine } from '#shared/domain/typed-text.ts';
import { articleKeys } from './article-keys.ts';
import { listMarked } from './marked-quantities.ts';
import { readPieces } from './read-pieces.ts';
import { withoutEnd } from './without-end.ts';

/** Result of reading a line. `amount` as typed; empty when the line has none: one piece. */
export type LineReading =
  | { kind: 'read'; reference: string; amount: string }
  /** A known reference without a certain quantity. */
  | { kind: 'unclear'; reference: string }
  | { kind: 'unknown'; reference: string; amount: string }
  /** No text like a reference: a greeting, a signature. */
  | { kind: 'none' };

type Part = { text: string; from: number; to: number };

/** Quotation marks of email replies, then a bullet. */
const MARKS = /^(?:> ?)*(?:[-\u2013\u2014•·▪◦*+] )?/u;
const ORDINAL = /^\(?\d{1,3}[.)] /;
const WORD = /[^\s,;:=|()[\]"“”«»]+/gu;
const SIGNS_BEFORE = /^[\s,;:=|()[\]"“”«»→]+/u;
const SIGNS_AFTER = ' ,;:=|()[]"“”«»\u2013\u2014→.-';
const FULL_STOPS = '.!?';
/** A dash followed by a space; without the space it is a minus. */
const DASH = /^[-\u2013\u2014] /u;
const QUANTITY_WORD = /^(?:qt[eéy]|quantit[eéy]|quantity|nb|nombre)s?\.? ?:? ?/i;
/** `2xPR-LAM-014`, without spaces. */
const TIMES_LETTERS = /(?<![\p{L}\d-])(\d{1,4})[x×](?=\p{L}{2})/giu;
const MAX_LINE = 300;
/** Maximum number of words of one reference: `2 084471 905526`. */
const MAX_WORDS = 5;
const MAX_CANDIDATES = 60;
const MIN_DIGITS = 5;

/** Possible references of a line, to be looked up in one batch before lines are read. */
export function candidatesOf(line: string): string[] {
  return listCandidates(toLineText(line).text).map(({ text }) => text);
}

/**
 * Reads a line of an email or a handwritten list: `PR-LAM-014 x 2`, `- 3 pcs PR-LAM-014`, `2 084471 905526`.
 * The quantity is certain when the line contains only reference and quantity, or marks the quantity.
 */
export function readFreeLine(line: string, isKnown: (text: string) => boolean): LineReading {
  const { text, isNumbered } = toLineText(line);
  const known = pickKnown(listCandidates(text), isKnown);
  const [reference, ...others] = known;
  if (!reference) return readUnknown(text);
  if (others.length > 0) return { kind: 'unclear', reference: reference.text };
  const before = withoutSigns(text.slice(0, reference.from));
  const after = withoutSigns(text.slice(reference.to));
  const amount = before === '' ? after : after === '' ? before : undefined;
  const named = { reference: reference.text };
  if (amount === '') return isNumbered ? { kind: 'unclear', ...named } : { kind: 'read', ...named, amount };
  if (amount !== undefined && isAmount(amount))
    return { kind: 'read', ...named, amount: amount.replace(QUANTITY_WORD, '') };
  const [quantity, ...more] = [...listMarked(before), ...listMarked(after)];
  return quantity !== undefined && more.length === 0
    ? { kind: 'read', ...named, amount: quantity }
    : { kind: 'unclear', ...named };
}

function toLineText(line: string): { text: string; isNumbered: boolean } {
  const text = toTypedLine(line).slice(0, MAX_LINE).replace(MARKS, '');
  const numbered = text.replace(ORDINAL, '');
  return { text: numbered.replace(TIMES_LETTERS, '$1 x '), isNumbered: numbered !== text };
}

function withoutSigns(text: string): string {
  const begun = text.replace(SIGNS_BEFORE, '').replace(DASH, '').replace(SIGNS_BEFORE, '');
  return withoutEnd(begun, SIGNS_AFTER);
}

/** A quantity, or text in its position: after a multiplication sign, or digits only. */
function isAmount(text: string): boolean {
  const bare = text.replace(QUANTITY_WORD, '');
  return (
    typeof readPieces(bare) === 'number' ||
    /^[x×*] ?\S+$/i.test(bare) ||
    /^[-+\u2212]?[\d?][\d.,e+]*$/i.test(bare)
  );
}

function listCandidates(text: string): Part[] {
  const found = [...text.matchAll(WORD)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const candidates: Part[] = [];
  for (const [index, first] of found.entries()) {
    for (const last of found.slice(index, index + MAX_WORDS)) {
      // A multiplication sign belongs to the quantity, although keys ignore it.
      if (isSign(text, first) || isSign(text, last)) continue;
      const candidate = trimmed(text, first.from, last.to);
      if (isCandidate(candidate.text)) candidates.push(candidate);
      if (candidates.length >= MAX_CANDIDATES) return candidates;
    }
  }
  return candidates;
}

function isSign(text: string, { from, to }: Pick<Part, 'from' | 'to'>): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}

/** Removes a full stop at the end. */
function trimmed(text: string, from: number, to: number): Part {
  const whole = text.slice(from, to);
  const end = withoutEnd(whole, FULL_STOPS);
  return { text: end, from, to: from + end.length };
}

function isCandidate(text: string): boolean {
  const [key = ''] = articleKeys(text).own;
  return key !== '' && (/[A-Z]/.test(key) ? key.length > 3 : key.length >= MIN_DIGITS);
}

/** Known references that do not overlap, longest first, then by position. */
function pickKnown(candidates: readonly Part[], isKnown: (text: string) => boolean): Part[] {
  const picked: Part[] = [];
  const known = candidates.filter(({ text }) => isKnown(text));
  for (const part of known.toSorted((one, other) => other.to - other.from - (one.to - one.from))) {
    if (picked.every(({ from, to }) => part.to <= from || part.from >= to)) picked.push(part);
  }
  return picked.toSorted((one, other) => one.from - other.from);
}

/**
 * Reads the first word with a digit and an alphabetic character, or with many digits, as an unknown
 * reference.
 */
function readUnknown(text: string): LineReading {
  const words = [...text.matchAll(WORD)].map((match) =>
    trimmed(text, match.index, match.index + match[0].length),
  );
  const word = words.find(({ text: candidate }) => looksLikeReference(candidate));
  if (!word) return { kind: 'none' };
  const before = withoutSigns(text.slice(0, word.from));
  const after = withoutSigns(text.slice(word.to));
  const amount = [before, after].find((rest) => rest !== '' && isAmount(rest)) ?? '';
  return { kind: 'unknown', reference: word.text, amount };
}

function looksLikeReference(word: string): boolean {
  const digits = word.replaceAll(/\D/g, '').length;
  return (
    digits > 0 &&
    (/[\p{L}]/u.test(word) && !/^(?:[x×*]\d+|\d+\p{L}{1,4})$/iu.test(word) ? true : digits >= MIN_DIGITS)
  );
}
