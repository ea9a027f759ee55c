import { ShoppingCart, User, type IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useServiceLinks } from './service-links.ts';
import { UserMenuSlot } from './user-menu-slot.tsx';
import styles from './bar-tools.module.css';

export const BarTools = island(
  observer(function BarTools() {
    const text = useTranslations();
    const { auth, cart } = useStore();
    const links = useServiceLinks();
    const user = links.find(({ name }) => name === 'user');
    const account = user && <ToolLink icon={User} {...user} />;
    const cartLink = links.find(({ name }) => name === 'cart');
    return (
      <nav aria-label={text('header.services')} className={styles.tools}>
        {auth.isLogged ? <UserMenuSlot>{account}</UserMenuSlot> : account}
        {cartLink && (
          <ToolLink icon={ShoppingCart} {...cartLink}>
            {cart.count > 0 && (
              <span className={`${styles.count} figures`} aria-hidden="true">
                {cart.count}
              </span>
            )}
          </ToolLink>
        )}
      </nav>
    );
  }),
  Nothing,
);

type ToolLinkProps = { icon: IconNode; url: string; label: string; children?: ReactNode };

function ToolLink({ icon, url, label, children }: ToolLinkProps) {
  return (
    <a href={url} className={styles.tool}>
      <Icon of={icon} />
      {children}
      <span className="hidden">{label}</span>
    </a>
  );
}
