import { usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ArticleFacts } from '#client/components/articles/article-facts.tsx';
import { Blocks } from '#client/components/blocks/blocks.tsx';
import { GasSafety } from '#client/components/safety/gas-safety.tsx';
import { ShareBar } from '#client/components/share-bar/share-bar.tsx';
import { toSitePath } from '#shared/site-path.ts';
import type { CmsData } from './cms-data.ts';
import styles from './cms-page.module.css';
import { Contents } from './contents.tsx';
import { FramedDraft } from './framed-draft.tsx';
import { HeadPicture } from './head-picture.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { ReadOn } from './read-on.tsx';
import { ReviewNote } from './review-note.tsx';
import { TagLinks } from './tag-links.tsx';
import { WorksiteFacts } from './worksite-facts.tsx';

export function Page({ data: { page, preview, framedBy } }: { data: CmsData }) {
  const text = useTranslations();
  const { site, match } = usePage();
  const isArticle = page.type.technical_name !== 'page';
  return (
    <>
      {preview && <PreviewBanner page={page} isDraft={preview === 'draft'} />}
      {framedBy !== undefined && <FramedDraft admin={framedBy} page={page} />}
      <article className={styles.page}>
        <header className={`${styles.head} container`}>
          {isArticle && <ArticleFacts article={page} />}
          <h1>{page.title}</h1>
          <p className={styles.lead}>{page.lead}</p>
        </header>
        {page.review && <ReviewNote review={page.review} />}
        <Section name="picture">{page.picture && <HeadPicture picture={page.picture} />}</Section>
        <Section name="worksite">{page.worksite && <WorksiteFacts worksite={page.worksite} />}</Section>
        <Section name="contents">{isArticle && <Contents blocks={page.blocks} />}</Section>
        <Blocks blocks={page.blocks} />
        <GasSafety
          products={page.blocks.flatMap((block) => (block.type === 'products' ? block.products : []))}
          title={text('article.emergency')}
          advice={[text('article.emergency_gas'), text('article.emergency_carbon_monoxide')]}
        />
        {isArticle && (
          <footer className={`${styles.foot} container`}>
            <TagLinks page={page} />
            <ShareBar title={page.title} path={toSitePath(page.canonical[site.target]) ?? match.pathname} />
          </footer>
        )}
      </article>
      <Section name="read-on">{isArticle && <ReadOn page={page} />}</Section>
    </>
  );
}
