import type { IconNode } from 'lucide';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './link-tiles.module.css';

export type LinkTile = { url: string; icon: IconNode; title: string; text: string };

/** Links to pages side by side, each with an icon, a title and a sentence. Titles must be unique. */
export function LinkTiles({ tiles, className = '' }: { tiles: readonly LinkTile[]; className?: string }) {
  return (
    <ul className={`${styles.tiles} ${className}`}>
      {tiles.map(({ url, icon, title, text }) => (
        <li key={title}>
          <a href={url}>
            <Icon of={icon} size="large" />
            <b>{title}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
