import type { Edit, Mutation } from '../mutation.ts';
import type { Node } from '../syntax.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** Replaces a number. */
export function replaceNumber(from: number, to: number): Mutation {
  return {
    words: `replaceNumber(${from}, ${to})`,
    find: (roots) =>
      findNodes(roots, (node) => node.type === 'Literal' && node.value === from).map(({ start, end }) => ({
        start,
        end,
        text: String(to),
      })),
  };
}

/** Replaces a string; if none is equal, a part of a string, a template or a regular expression. */
export function replaceText(from: string, to: string): Mutation {
  return {
    words: `replaceText(${from}, ${to})`,
    find(roots, source) {
      const whole = findNodes(roots, (node) => node.type === 'Literal' && node.value === from);
      if (whole.length > 0) return whole.map(({ start, end }) => ({ start, end, text: JSON.stringify(to) }));
      return findNodes(roots, isText).flatMap((node) => replacePart(node, source, from, to));
    },
  };
}

function isText(node: Node): boolean {
  return (
    node.type === 'TemplateElement' ||
    (node.type === 'Literal' && (typeof node.value === 'string' || 'regex' in node))
  );
}

function replacePart(node: Node, source: string, from: string, to: string): Edit[] {
  const quote = node.type === 'Literal' ? 1 : 0;
  const at = source.slice(node.start + quote, node.end - quote).indexOf(from);
  const start = node.start + quote + at;
  return at === -1 ? [] : [{ start, end: start + from.length, text: to }];
}

function findNodes(roots: readonly Node[], isRequested: (node: Node) => boolean): Node[] {
  return roots.flatMap((root) => [...walk(root)].map(({ node }) => node).filter((node) => isRequested(node)));
}
