import type { IconNode } from 'lucide';
import { createElement } from 'react';
import styles from './icon.module.css';

type IconProps = { of: IconNode; size?: 'small' | 'normal' | 'large' };

/** A decorative icon: its meaning is in the text beside it or in a hidden label. */
export function Icon({ of: node, size = 'normal' }: IconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <IconStrokes of={node} />
    </svg>
  );
}

/** The strokes of an icon, 24 units wide and high, for use inside another drawing. */
export function IconStrokes({ of: node }: { of: IconNode }) {
  return node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
}
