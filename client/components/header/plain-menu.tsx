import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import styles from './main-menu.module.css';

/** Fallback of the main menu: one link to all products. */
export function PlainMenu() {
  const text = useTranslations();
  const href = useHref();
  return (
    <div id={SKIP_TARGETS.menu} className={styles.menu} popover="auto">
      <nav aria-label={text('header.main_menu')}>
        <ul className={styles.entries}>
          <li>
            <a href={href('categories')}>{text('menu.all_products')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
