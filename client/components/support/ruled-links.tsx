import { ArrowRight } from 'lucide';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './support.module.css';

export type RuledLink = { key: number; title: string; text?: string; url: string };

type RuledLinksProps = { links: readonly RuledLink[]; inColumns?: boolean };

export function RuledLinks({ links, inColumns = false }: RuledLinksProps) {
  return (
    <ul className={inColumns ? `${styles.links} ${styles.columns}` : styles.links}>
      {links.map(({ key, title, text, url }) => (
        <li key={key}>
          <a href={url}>
            <b>{title}</b>
            {text && <span>{text}</span>}
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
