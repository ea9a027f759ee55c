import styles from './tabs.module.css';

export type TabLink = { href: string; title: string; count?: number; isCurrent: boolean; rel?: string };

/** Tabs that link to pages. Prefer them to `Tabs`. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ href, title, count, isCurrent, rel }) => (
          <li key={href}>
            <a className={styles.tab} href={href} rel={rel} aria-current={isCurrent ? 'page' : undefined}>
              {title} {count !== undefined && <span className="figures">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
