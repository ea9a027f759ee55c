import { Fragment } from 'react';
import type { InlineNode, RichText } from '#shared/contract/rich-text.ts';
import styles from './text-block.module.css';

/** Running text. */
export function TextBlock({ nodes }: { nodes: RichText }) {
  return (
    <div className={`${styles.place} container`}>
      <div className={styles.text}>
        {nodes.map((node, index) => (
          <Block key={index} node={node} />
        ))}
      </div>
    </div>
  );
}

function Block({ node }: { node: RichText[number] }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inline(node.children)}</p>;
    case 'heading': {
      const Heading = node.level === 2 ? 'h2' : 'h3';
      return <Heading>{inline(node.children)}</Heading>;
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
    case 'link':
      return (
        <a href={node.url} rel={node.url.startsWith('/') ? undefined : 'noopener'}>
          {inline(node.children)}
        </a>
      );
  }
}
