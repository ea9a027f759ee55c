import { parseSync, type Node } from 'oxc-parser';
import { walk, type Placed } from '#scripts/syntax-tree.ts';

export type { Node } from 'oxc-parser';

/** A word of the source: the name of a function, method, property or import, or the value of a literal. */
export type Mark = string | number;

/** Parses a source. @throws on a syntax error */
export function parseSource(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  return program;
}

/** Returns whether a tree contains all marks. */
export function hasMarks(node: Node, marks: readonly Mark[]): boolean {
  if (marks.length === 0) return true;
  const words = new Set<string>();
  for (const { node: one } of walk(node)) {
    const word = wordOf(one);
    if (word !== undefined) words.add(word);
  }
  return marks.every((mark) => words.has(String(mark)));
}

function wordOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

/** Nodes of a kind that contain all marks, without those that contain another such node. */
export function findInnermost(
  roots: readonly Node[],
  isKind: (placed: Placed) => boolean,
  marks: readonly Mark[],
): Placed[] {
  const found = roots.flatMap((root) => [...walk(root)].filter((placed) => isKind(placed)));
  const marked = found.filter(({ node }) => hasMarks(node, marks));
  return marked.filter(
    ({ node }) => !marked.some((other) => other.node !== node && isWithin(other.node, node)),
  );
}

function isWithin(inner: Node, outer: Node): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
