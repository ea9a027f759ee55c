import type { Mutation } from '../mutation.ts';
import { findInnermost, type Mark, type Placed } from '../syntax.ts';

const SKIPPABLE = new Set([
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'IfStatement',
  'ReturnStatement',
  'ThrowStatement',
]);

/** Leaves out the smallest statement that has these words: a call, a throw, a return, a check with what it does. */
export function skip(...marks: Mark[]): Mutation {
  return {
    words: `skip(${marks.join(', ')})`,
    find: (roots) =>
      findInnermost(roots, isSkippable, marks).map(({ node }) => ({ ...spanOf(node), text: ';' })),
  };
}

function isSkippable({ node }: Placed): boolean {
  return SKIPPABLE.has(node.type);
}

function spanOf({ start, end }: Placed['node']) {
  return { start, end };
}
