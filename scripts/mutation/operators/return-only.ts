import type { Mutation } from '../mutation.ts';
import type { Node } from '../syntax.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** Replaces a function's body by a return of this code; `arguments` are its own unless it is an arrow function. */
export function returnOnly(code: string): Mutation {
  return {
    words: `returnOnly(${code})`,
    find: (roots) =>
      roots.flatMap((root) => {
        const body = bodyOf(root);
        if (!body) return [];
        const text = body.type === 'BlockStatement' ? `{ return ${code}; }` : `(${code})`;
        return [{ start: body.start, end: body.end, text }];
      }),
  };
}

function bodyOf(root: Node): Node | undefined {
  for (const { node } of walk(root)) {
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression')
      return node.body ?? undefined;
    if (node.type === 'ArrowFunctionExpression') return node.body;
  }
  return undefined;
}
