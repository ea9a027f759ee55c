import { ChevronDown, User } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LogoutForm } from '#client/components/links/logout-form.tsx';
import { useLayer } from '#client/ui/layer/use-layer.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useClosingMenus } from './use-closing-menus.ts';
import { useUserLinks } from './user-links.ts';
import styles from './user-menu.module.css';

export const UserMenu = island(observer(UserMenuContent), AccountLink);

function UserMenuContent() {
  const text = useTranslations();
  const links = useUserLinks();
  const { match } = usePage();
  const menu = useClosingMenus<HTMLDivElement>();
  const [coversPage, setCoversPage] = useState(false);
  const close = () => menu.current?.querySelector('details')?.removeAttribute('open');
  useLayer(coversPage, close);
  return (
    <div ref={menu} className={styles.user}>
      <details
        onToggle={({ currentTarget }) =>
          setCoversPage(currentTarget.open && matchMedia('(width <= 1088px)').matches)
        }
      >
        <summary>
          <Icon of={User} size="small" />
          <span className={styles.label}>{text('header.account')}</span>
          <Icon of={ChevronDown} size="small" />
        </summary>
        <div className={styles.panel}>
          <ul>
            {links.map(({ url, label }) => (
              <li key={url}>
                <a href={url} aria-current={url === match.pathname ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <LogoutForm>
            <button type="submit">{text('header.logout')}</button>
          </LogoutForm>
        </div>
      </details>
    </div>
  );
}

function AccountLink() {
  return <a href={useHref()('my-account')}>{useTranslations()('header.account')}</a>;
}
