import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { PageSummary } from '#shared/contract/page.ts';
import styles from './overview.module.css';

export function Advice({ articles }: { articles: readonly PageSummary[] }) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <section className={styles.part} aria-labelledby="advice-title">
      <h2 id="advice-title" className={styles.title}>
        {text('account.advice')}
      </h2>
      <ul className={styles.advice}>
        {articles.map((article) => (
          <li key={article.id}>
            <a href={article.canonical.pro}>
              <b>{article.title}</b>
              <span>{text('article.reading_time', { minutes: article.reading_minutes })}</span>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
      {isEnabled('infos_pro') && (
        <p className={styles.more}>
          <LinkArrow href={href('infos_pro')}>{text('account.advice_all')}</LinkArrow>
        </p>
      )}
    </section>
  );
}
