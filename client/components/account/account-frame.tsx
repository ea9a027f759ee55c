import type { ReactNode } from 'react';
import { useCurrentInSight } from '#client/app/page/use-current-in-sight.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './account-frame.module.css';
import { useAccountLinks } from './account-links.ts';

type AccountFrameProps = {
  title: string;
  lead?: string;
  /** Actions on the page as a whole, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
};

export function AccountFrame({ title, lead, actions, children }: AccountFrameProps) {
  const text = useTranslations();
  const links = useAccountLinks();
  const current = links.find(({ isCurrent }) => isCurrent)?.url;
  const row = useCurrentInSight<HTMLElement>(current);
  return (
    <div className={`${styles.page} container`}>
      <nav ref={row} className={styles.nav} aria-label={text('account.nav')} data-print="no">
        <ul>
          {links.map(({ url, label, isCurrent }) => (
            <li key={url}>
              <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
