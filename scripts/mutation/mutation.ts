import type { Node } from './syntax.ts';

/** A range of a source and its replacement. */
export type Edit = { start: number; end: number; text: string };

/** One change to a piece of source. */
export type Mutation = {
  /** The operator with its arguments, as written in a row. */
  words: string;
  /** Edits for every place that it fits; a valid row fits exactly one. */
  find: (roots: readonly Node[], source: string) => Edit[];
};

/** Fills in replacement code: `$` is the original, `$1` the first argument of a call, and so on. */
export function fillIn(code: string, source: string, node: Node, values: readonly Node[] = []): string {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  return code.replace(/\$(\d?)(?![\w{])/g, (_match, number: string) => {
    const value = number === '' ? node : values[Number(number) - 1];
    return value ? `(${textOf(value)})` : 'undefined';
  });
}
