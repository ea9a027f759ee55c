import { FormattedDate } from 'react-intl';
import { Blocks } from '#client/components/blocks/blocks.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import { useText } from '#client/app/use-text.ts';
import type { CmsData } from './cms-load.ts';
import styles from './cms-page.module.css';

/** A content page or an article, made of blocks. */
export function Page({ data: { page } }: { data: CmsData }) {
  const text = useText();
  const isArticle = page.type.technical_name !== 'page';
  return (
    <article className={styles.page}>
      <header className={`${styles.head} container`}>
        {isArticle && page.published_at && (
          <p className={styles.facts}>
            <time dateTime={page.published_at}>
              <FormattedDate value={page.published_at} day="numeric" month="long" year="numeric" />
            </time>
            <span>{text('article.reading_time', { minutes: page.reading_minutes })}</span>
          </p>
        )}
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      {page.picture && (
        <div className={styles.picture}>
          <Scene picture={page.picture} sizes="max(100vw, 60rem)" priority />
        </div>
      )}
      <Blocks blocks={page.blocks} />
    </article>
  );
}
