import type { Mutation } from '../mutation.ts';
import { findInnermost, type Mark } from '../syntax.ts';
import type { Placed } from '#scripts/syntax-tree.ts';

const SKIPPABLE = new Set([
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'IfStatement',
  'ReturnStatement',
  'ThrowStatement',
]);

/** Removes the smallest statement with these marks: a call, throw, return, or a check with its branch. */
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
