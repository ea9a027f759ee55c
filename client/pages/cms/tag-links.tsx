import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { articleListPath, listOfType } from '#client/components/articles/article-lists.ts';
import type { Page } from '#shared/contract/page.ts';
import { routeRow } from '#routes/paths.ts';
import styles from './tag-links.module.css';

export function TagLinks({ page }: { page: Page }) {
  const text = useTranslations();
  const { site } = usePage();
  const name = listOfType(page.type.technical_name);
  if (!name || page.tag_labels.length === 0) return null;
  if (routeRow(name).target === 'none' && site.target === 'pro') return null;
  return (
    <nav aria-label={text('article.tags')} data-print="no">
      <ul className={styles.tags}>
        {page.tag_labels.map(({ code, slug, label }) => (
          <li key={code}>
            <a href={articleListPath(name, site, { tag: slug })}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
