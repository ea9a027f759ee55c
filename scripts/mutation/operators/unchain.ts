import type { Mutation } from '../mutation.ts';
import { findInnermost, hasMarks, type Mark } from '../syntax.ts';
import type { Placed } from '#scripts/syntax-tree.ts';
import { nameOfCall } from './replace-call.ts';

/** Removes a call from a chain: `query.where(…).limit(2)` becomes `query.limit(2)`. The marks are of its arguments. */
export function unchain(method: string, ...marks: Mark[]): Mutation {
  const isLink = ({ node }: Placed) =>
    node.type === 'CallExpression' &&
    nameOfCall(node) === method &&
    marks.every((mark) => node.arguments.some((argument) => hasMarks(argument, [mark])));
  return {
    words: `unchain(${[method, ...marks].join(', ')})`,
    find: (roots) =>
      findInnermost(roots, isLink, []).flatMap(({ node }) =>
        node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
          ? [{ start: node.callee.object.end, end: node.end, text: '' }]
          : [],
      ),
  };
}
