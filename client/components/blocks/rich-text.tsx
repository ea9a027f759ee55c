import { Fragment } from 'react';
import type { InlineNode, RichText as Nodes } from '#shared/contract/rich-text.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';
import type { Anchor } from './anchors.ts';

type RichTextProps = { nodes: Nodes; anchors?: ReadonlyMap<Nodes[number], Anchor> | undefined };

export function RichText({ nodes, anchors }: RichTextProps) {
  return nodes.map((node, index) => <Block key={index} node={node} id={anchors?.get(node)?.id} />);
}

function Block({ node, id }: { node: Nodes[number]; id: string | undefined }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inline(node.children)}</p>;
    case 'heading': {
      const Heading = node.level === 2 ? 'h2' : 'h3';
      return <Heading id={id}>{inline(node.children)}</Heading>;
    }
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List>
          {node.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      );
    }
  }
}

function inline(nodes: InlineNode[]) {
  return nodes.map((node, index) => <Fragment key={index}>{inlineNode(node)}</Fragment>);
}

function inlineNode(node: InlineNode) {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inline(node.children)}</strong>;
    case 'emphasis':
      return <em>{inline(node.children)}</em>;
    case 'link': {
      const url = toLinkUrl(node.url);
      if (url === undefined) return inline(node.children);
      return (
        <a href={url} rel={url.startsWith('/') ? undefined : 'noopener'}>
          {inline(node.children)}
        </a>
      );
    }
  }
}
