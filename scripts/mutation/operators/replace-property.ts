import { fillIn, type Mutation } from '../mutation.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** Replaces the value of an object's property; `$` is the original value. */
export function replaceProperty(key: string, code: string): Mutation {
  return {
    words: `replaceProperty(${key}, ${code})`,
    find: (roots, source) =>
      roots.flatMap((root) =>
        [...walk(root)].flatMap(({ node, parent }) => {
          if (node.type !== 'Property' || parent?.type !== 'ObjectExpression') return [];
          const name =
            node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' && node.key.value;
          if (name !== key) return [];
          const written = source.slice(node.key.start, node.key.end);
          return [
            { start: node.start, end: node.end, text: `${written}: ${fillIn(code, source, node.value)}` },
          ];
        }),
      ),
  };
}
