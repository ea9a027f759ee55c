import { BookOpen, MapPin, ShoppingCart, Store, User, type IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import { island } from '#client/app/parts/island.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { AudienceSwitch } from './audience-switch.tsx';
import { LanguageSelect } from './language-select.tsx';
import { UserMenuSlot } from './user-menu-slot.tsx';
import { useServiceLinks, type ServiceLink } from './service-links.ts';
import styles from './secondary-bar.module.css';

const SIGNS: Record<ServiceLink['name'], IconNode> = {
  catalogues: BookOpen,
  locator: MapPin,
  stockists: Store,
  user: User,
  cart: ShoppingCart,
};

/**
 * Above the main bar on desktops: audience, services, user menu, language. On phones the burger menu and the main bar
 * contain these.
 */
export const SecondaryBar = island(
  observer(function SecondaryBar() {
    const text = useTranslations();
    const { auth, settings } = useStore();
    const links = useServiceLinks();
    return (
      <div className={styles.bar} data-print="no">
        <div className={`${styles.inner} container`}>
          <nav aria-label={text('header.audience')}>
            <AudienceSwitch isProConnected={settings.isProConnected} />
          </nav>
          <nav aria-label={text('header.services')}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.name}>
                  {link.name === 'user' && auth.isLogged ? (
                    <UserMenuSlot>
                      <Service {...link} />
                    </UserMenuSlot>
                  ) : (
                    <Service {...link} />
                  )}
                </li>
              ))}
              <li>
                <LanguageSelect />
              </li>
            </ul>
          </nav>
        </div>
      </div>
    );
  }),
);

function Service({ name, url, label }: ServiceLink) {
  return (
    <a href={url} data-stockists={name === 'stockists' || undefined}>
      <Icon of={SIGNS[name]} size="small" />
      {label}
    </a>
  );
}
