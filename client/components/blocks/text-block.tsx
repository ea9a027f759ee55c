import type { RichText as Nodes } from '#shared/contract/rich-text.ts';
import type { Anchor } from './anchors.ts';
import { RichText } from './rich-text.tsx';
import styles from './text-block.module.css';

type TextBlockProps = { nodes: Nodes; anchors?: ReadonlyMap<Nodes[number], Anchor> };

export function TextBlock({ nodes, anchors }: TextBlockProps) {
  return (
    <div className={`${styles.place} container`}>
      <div className={styles.text}>
        <RichText nodes={nodes} anchors={anchors} />
      </div>
    </div>
  );
}
