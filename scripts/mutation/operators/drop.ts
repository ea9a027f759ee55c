import type { Edit, Mutation } from '../mutation.ts';
import { findInnermost, type Mark, type Node } from '../syntax.ts';
import { walk, type Placed } from '#scripts/syntax-tree.ts';

/** Nodes with a comma-separated list, and the field of that list. */
const LISTS: Record<string, string> = {
  ArrayExpression: 'elements',
  CallExpression: 'arguments',
  NewExpression: 'arguments',
  ObjectExpression: 'properties',
};

/** Removes the smallest property, element or argument with these marks. */
export function drop(...marks: Mark[]): Mutation {
  return {
    words: `drop(${marks.join(', ')})`,
    find: (roots) => findInnermost(roots, isListed, marks).map(cut),
  };
}

function isListed({ field, parent }: Placed): boolean {
  return parent !== undefined && LISTS[parent.type] === field;
}

/** Removes the following comma too, or the preceding one. */
function cut({ node, field, parent }: Placed): Edit {
  const list = parent ? [...walk(parent)].filter((one) => one.parent === parent && one.field === field) : [];
  const index = list.findIndex((one) => one.node === node);
  const [before, after]: (Node | undefined)[] = [list[index - 1]?.node, list[index + 1]?.node];
  if (after) return { start: node.start, end: after.start, text: '' };
  return { start: before ? before.end : node.start, end: node.end, text: '' };
}
