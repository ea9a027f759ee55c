import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { InlineNode, RichText } from '#shared/contract/rich-text.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';

type Block = RichText[number];

/**
 * Parses the Markdown of editors into the tree of the contract. HTML becomes text; links may be
 * web addresses, mail, telephone and paths of the site.
 */
export function parseMarkdown(markdown: string): RichText {
  return fromMarkdown(markdown).children.flatMap(toBlocks);
}

function toBlocks(node: RootContent): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: toInline(node.children) }];
    case 'heading':
      return [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, children: toInline(node.children) }];
    case 'list': {
      const items = node.children.map((item) =>
        item.children.flatMap((child) => (child.type === 'paragraph' ? toInline(child.children) : [])),
      );
      return [{ type: 'list', ordered: node.ordered === true, items }];
    }
    case 'html':
    case 'code':
      return [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
    case 'blockquote':
      return node.children.flatMap(toBlocks);
    // Rules, tables and definitions are not supported.
    default:
      return [];
  }
}

function toInline(nodes: PhrasingContent[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    switch (node.type) {
      case 'text':
      case 'html':
      case 'inlineCode':
        return [{ type: 'text', value: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'strong':
      case 'emphasis':
        return [{ type: node.type, children: toInline(node.children) }];
      case 'link':
        return toLinkUrl(node.url) === undefined
          ? toInline(node.children)
          : [{ type: 'link', url: node.url, children: toInline(node.children) }];
      default:
        return [];
    }
  });
}

/** Link targets in Markdown that `parseMarkdown` drops. */
export function findUnsafeLinks(markdown: string): string[] {
  return addressesIn(fromMarkdown(markdown).children).filter((url) => toLinkUrl(url) === undefined);
}

function addressesIn(nodes: readonly Nodes[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? addressesIn(node.children) : []),
  ]);
}
