import type { PageBlock } from '#shared/contract/page-block.ts';
import type { InlineNode, RichText } from '#shared/contract/rich-text.ts';

export type Anchor = { id: string; title: string };

/** Combining marks left by the decomposition of accented characters. */
const MARKS = /[\u0300-\u036f]/g;

/** Second-level headings of a page's texts, with unique ids. */
export function anchorsOf(blocks: readonly PageBlock[]): Map<RichText[number], Anchor> {
  const anchors = new Map<RichText[number], Anchor>();
  const taken = new Map<string, number>();
  for (const block of blocks) {
    if (block.type !== 'text') continue;
    for (const node of block.nodes) {
      if (node.type !== 'heading' || node.level !== 2) continue;
      const title = textOf(node.children);
      const name = nameOf(title);
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      anchors.set(node, { id: count === 1 ? name : `${name}-${count}`, title });
    }
  }
  return anchors;
}

/** The prefix avoids conflicts with ids of the layout. */
function nameOf(title: string): string {
  const plain = title.normalize('NFD').replace(MARKS, '').toLowerCase();
  return `s-${plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')}`;
}

function textOf(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'break' ? ' ' : textOf(node.children);
    })
    .join('');
}
