import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';

export type BlockType = PageBlockRecord['type'];

/** A line of the body of a block with its number in the file. */
export type Line = { text: string; number: number };

/** Fields that a body states, and the line of each field that has one of its own, by path: `rows.2`. */
export type BodyFields = { fields: Record<string, unknown>; lines?: ReadonlyMap<string, number> };

export type BlockFormat = {
  /** Field whose text stands after the type in the opening line. */
  head?: 'title' | 'caption';
  /** @throws BlockSyntaxError for a line that does not belong into the block */
  parse(body: readonly Line[]): BodyFields;
  /** Lines of the body. Fields that they cannot state are found by reading the result back. */
  write(block: Readonly<Record<string, unknown>>): string[];
};

/** A line that the form of its block does not allow. `code`: id of the finding. */
export class BlockSyntaxError extends Error {
  readonly code: string;
  readonly line: number;
  readonly values: Record<string, string | number>;
  constructor(code: string, line: number, values: Record<string, string | number> = {}) {
    super(`${code} in line ${line}`);
    this.name = 'BlockSyntaxError';
    this.code = code;
    this.line = line;
    this.values = values;
  }
}

/** The lines without the empty ones at both ends. */
export function trimLines<Item extends { text: string }>(lines: readonly Item[]): Item[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

export function joinLines(lines: readonly Line[]): string {
  return trimLines(lines)
    .map(({ text }) => text)
    .join('\n');
}

/** The lines that are not empty. */
export function filledLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => text.trim() !== '');
}

/** The text of a field; empty for another value, which the form of a block cannot state. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
