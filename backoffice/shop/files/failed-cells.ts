import type { Reason } from './issue-finding.ts';

/** A private-use character that starts the text of a cell without a usable value. */
const MARK = '\u{F8FF}';
const BEFORE_CELL = /(?=<(?:\w{1,20}:)?c[\s>])/;
const CELL_END = /<\/(?:\w{1,20}:)?c>/;
const ERROR_TYPE = /\st\s?=\s?["']e["']/;
const TYPE = /\st\s?=\s?["'][^"']*["']/;
const FORMULA = /<(?:\w{1,20}:)?f[\s/>]/;
const VALUE = /<(?:\w{1,20}:)?v[\s>]/;

/**
 * Marks cells whose formula failed or was never calculated: the parser would take them for empty ones.
 * @param xml of a sheet
 */
export function markFailedCells(xml: string): string {
  if (!FORMULA.test(xml) && !ERROR_TYPE.test(xml)) return xml;
  return xml.split(BEFORE_CELL).map(markIfFailed).join('');
}

/** The reason why a cell has no usable value; `undefined` for other cells. */
export function readFailedCell(text: string): Reason | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const error = text.slice(MARK.length);
  return error === '' ? { code: 'cell_formula', values: {} } : { code: 'cell_error', values: { error } };
}

/** @param segment XML from the start of a cell to the start of the next one */
function markIfFailed(segment: string): string {
  const tagEnd = segment.indexOf('>');
  const end = segment.search(CELL_END);
  if (tagEnd < 0 || end < tagEnd) return segment;
  const tag = segment.slice(0, tagEnd);
  const content = segment.slice(tagEnd + 1, end);
  const isError = ERROR_TYPE.test(tag);
  if (!isError && !(FORMULA.test(content) && !VALUE.test(content))) return segment;
  const prefix = /^<(\w{1,20}:)/.exec(tag)?.[1] ?? '';
  const value = `<${prefix}v>${MARK}${isError ? readValue(content) : ''}</${prefix}v>`;
  return `${tag.replace(TYPE, '')} t="str">${value}${segment.slice(end)}`;
}

function readValue(content: string): string {
  const start = content.search(VALUE);
  if (start < 0) return '';
  const from = content.indexOf('>', start) + 1;
  const to = content.indexOf('<', from);
  return to < 0 ? '' : content.slice(from, to);
}
