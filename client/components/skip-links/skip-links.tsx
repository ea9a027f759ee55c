import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './skip-links.module.css';

export const SKIP_TARGETS = {
  content: 'content',
  menu: 'main-menu',
  /** The burger button on phones; a link to it opens the menu (client/ui/layer/watch-popovers.ts). */
  burger: 'menu-button',
  search: 'search-field',
} as const;

/**
 * First in the tab order: links to content, menu and search (spec section 2). `contentOnly`: for layouts without menu
 * and search.
 */
export function SkipLinks({ contentOnly = false }: { contentOnly?: boolean }) {
  const text = useTranslations();
  return (
    <nav className={styles.links} aria-label={text('skip.label')} data-print="no">
      <a href={`#${SKIP_TARGETS.content}`}>{text('skip.content')}</a>
      {!contentOnly && (
        <>
          <a href={`#${SKIP_TARGETS.menu}`} className={styles.wide}>
            {text('skip.menu')}
          </a>
          <a href={`#${SKIP_TARGETS.burger}`} className={styles.narrow}>
            {text('skip.menu')}
          </a>
          <a href={`#${SKIP_TARGETS.search}`}>{text('skip.search')}</a>
        </>
      )}
    </nav>
  );
}
