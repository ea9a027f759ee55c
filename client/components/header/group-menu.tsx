import { ArrowRight, ChevronDown } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { MenuNode } from '#routes/menu-link.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './main-menu.module.css';

/**
 * A menu item with children: a mega-menu of columns (spec section 2, "worksites mega menu"). Each column is an item
 * with its children, at any depth. An item that is a page too has a link at the top of its menu.
 */
export function GroupMenu({ label, link, entries }: MenuNode) {
  const text = useTranslations();
  return (
    <details name="main-menu" className={styles.group}>
      <summary>
        {label}
        <Icon of={ChevronDown} size="small" />
      </summary>
      <div className={styles.panel}>
        <div className={`${styles.inner} container`}>
          <p className={styles.title}>
            <span aria-hidden="true">{label}</span>
            {link && (
              <a href={link.url}>
                {text('menu.whole_family', { name: label })}
                <Icon of={ArrowRight} size="small" />
              </a>
            )}
          </p>
          <MenuTree nodes={entries} className={styles.columns} />
        </div>
      </div>
    </details>
  );
}

function MenuTree({ nodes, className }: { nodes: MenuNode[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {nodes.map(({ label, link, entries }, index) => (
        <li key={index}>
          {link ? <a href={link.url}>{label}</a> : <span className={styles.heading}>{label}</span>}
          {entries.length > 0 && <MenuTree nodes={entries} />}
        </li>
      ))}
    </ul>
  );
}
