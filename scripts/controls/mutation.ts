import type { Node } from './syntax.ts';

/** A part of a source and what takes its place. */
export type Edit = { start: number; end: number; text: string };

/** One change to a piece of source. */
export type Mutation = {
  /** The operator with its arguments, as a row says it. */
  words: string;
  /** Each place that it fits, as the change it would make there; a row fits one. */
  find: (roots: readonly Node[], source: string) => Edit[];
};

/** Replacement code: `$` stands for what was there, `$1` for the first argument of a call, and so on. */
export function fillIn(code: string, source: string, node: Node, values: readonly Node[] = []): string {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  return code.replace(/\$(\d?)(?![\w{])/g, (_match, number: string) => {
    const value = number === '' ? node : values[Number(number) - 1];
    return value ? `(${textOf(value)})` : 'undefined';
  });
}
