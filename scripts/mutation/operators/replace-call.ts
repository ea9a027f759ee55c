import { fillIn, type Mutation } from '../mutation.ts';
import { hasMarks, type Mark, type Node } from '../syntax.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** Replaces a call of that name (`f()`, `x.f()`, `new F()`) by code; see `fillIn`. */
export function replaceCall(name: string, code: string, ...marks: Mark[]): Mutation {
  return {
    words: `replaceCall(${[name, code, ...marks].join(', ')})`,
    find: (roots, source) =>
      findCalls(roots, name, marks).map(({ node, values }) => ({
        start: node.start,
        end: node.end,
        text: `(${fillIn(code, source, node, values)})`,
      })),
  };
}

/** Replaces one argument of a call by code; `$` is the original argument. */
export function replaceArgument(name: string, index: number, code: string, ...marks: Mark[]): Mutation {
  return {
    words: `replaceArgument(${[name, index, code, ...marks].join(', ')})`,
    find: (roots, source) =>
      findCalls(roots, name, marks).flatMap(({ values }) => {
        const value = values[index];
        if (value === undefined) return [];
        return [{ start: value.start, end: value.end, text: fillIn(code, source, value) }];
      }),
  };
}

/** Last name of the callee: `set` of `cache.set(…)`. */
export function nameOfCall(node: Node): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const { callee } = node;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

function findCalls(roots: readonly Node[], name: string, marks: readonly Mark[]) {
  const calls: { node: Node; values: Node[] }[] = [];
  for (const root of roots)
    for (const { node } of walk(root)) {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue;
      if (nameOfCall(node) === name && hasMarks(node, marks)) calls.push({ node, values: node.arguments });
    }
  return calls;
}
