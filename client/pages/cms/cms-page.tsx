import { usePage } from '#client/app/page-context.ts';
import { ArticleFacts } from '#client/components/articles/article-facts.tsx';
import { Blocks } from '#client/components/blocks/blocks.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import { ShareBar } from '#client/components/share-bar/share-bar.tsx';
import type { CmsData } from './cms-data.ts';
import styles from './cms-page.module.css';
import { Contents } from './contents.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { ReadOn } from './read-on.tsx';
import { TagLinks } from './tag-links.tsx';
import { WorksiteFacts } from './worksite-facts.tsx';

/** A content page or an article, made of blocks. */
export function Page({ data: { page, preview } }: { data: CmsData }) {
  const { site } = usePage();
  const isArticle = page.type.technical_name !== 'page';
  return (
    <>
      {preview && <PreviewBanner page={page} isDraft={preview === 'draft'} />}
      <article className={styles.page}>
        <header className={`${styles.head} container`}>
          {isArticle && <ArticleFacts article={page} />}
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.lead}</p>
        </header>
        {page.picture && (
          <div className={styles.picture}>
            <Scene picture={page.picture} sizes="max(100vw, 60rem)" priority />
          </div>
        )}
        {page.worksite && <WorksiteFacts worksite={page.worksite} />}
        {isArticle && <Contents blocks={page.blocks} />}
        <Blocks blocks={page.blocks} />
        {isArticle && (
          <footer className={`${styles.foot} container`}>
            <TagLinks page={page} />
            <ShareBar title={page.title} path={page.canonical[site.target]} />
          </footer>
        )}
      </article>
      {isArticle && <ReadOn page={page} />}
    </>
  );
}
