import { Menu } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './burger-button.module.css';

/** Opens the main menu as a full-screen popover on phones, without scripts. */
export function BurgerButton() {
  const text = useTranslations();
  return (
    <button
      type="button"
      id={SKIP_TARGETS.burger}
      className={styles.button}
      popoverTarget={SKIP_TARGETS.menu}
    >
      <Icon of={Menu} />
      <span className="hidden">{text('header.menu')}</span>
    </button>
  );
}
