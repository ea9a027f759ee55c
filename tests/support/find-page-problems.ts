import { parse } from 'parse5';
import { findLiveMarkup } from './hostile-texts.ts';
import { parsePage } from './read-page.ts';

/** Allowed link targets: this site, the web, a mailbox, a phone, a place on a map. */
const LINK = /^(?:\/(?!\/)|#|\?|https?:\/\/[^/]|tel:|geo:|mailto:)/i;
/** Values that were converted to text by accident. */
const ACCIDENTS = /\[object \w+|\bundefined\b|\bNaN\b|Invalid Date|-?Infinity\b/;
const STACK_TRACE = /\n {4}at |node_modules/;
/** Parse errors without effect in browsers. */
const HARMLESS = new Set(['control-character-in-input-stream', 'noncharacter-in-input-stream']);

/**
 * Problems of any page: its heading, its links, its HTML, values converted to text by accident.
 * `isHostile`: the data itself may contain such text.
 */
export function findPageProblems(html: string, { isHostile = false } = {}): string[] {
  const { links, text, headings } = parsePage(html);
  const bad = links.find((link) => !LINK.test(link));
  const accident = isHostile ? undefined : ACCIDENTS.exec(text)?.[0];
  return [
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the first level`]),
    ...(bad === undefined ? [] : [`a link to ${bad.slice(0, 60)}`]),
    ...(accident === undefined ? [] : [`the word ${accident}`]),
    ...(STACK_TRACE.test(html) ? ['a stack trace'] : []),
    ...findLiveMarkup(html),
    ...findSyntaxErrors(html),
  ];
}

/** The first parse error of a page. */
function findSyntaxErrors(html: string): string[] {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => HARMLESS.has(code) || errors.push(code) });
  return errors.slice(0, 1);
}
