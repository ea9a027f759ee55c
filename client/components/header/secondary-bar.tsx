import { BookOpen, MapPin, ShoppingCart, Store, User, type IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import { island } from '#client/app/island.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useText } from '#client/app/use-text.ts';
import { AudienceSwitch } from './audience-switch.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useServiceLinks, type ServiceLink } from './service-links.ts';
import styles from './secondary-bar.module.css';

const SIGNS: Record<ServiceLink['name'], IconNode> = {
  catalogues: BookOpen,
  locator: MapPin,
  stockists: Store,
  user: User,
  cart: ShoppingCart,
};

/** Above the main bar on a desktop: audience, services, language. The burger menu holds the same on a phone. */
export const SecondaryBar = island(
  observer(function SecondaryBar() {
    const text = useText();
    const links = useServiceLinks();
    return (
      <div className={styles.bar} data-print="no">
        <div className={`${styles.inner} container`}>
          <nav aria-label={text('header.audience')}>
            <AudienceSwitch />
          </nav>
          <nav aria-label={text('header.services')}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.name}>
                  <a href={link.url} data-stockists={link.name === 'stockists' || undefined}>
                    <Icon of={SIGNS[link.name]} size="small" />
                    {link.label}
                  </a>
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
