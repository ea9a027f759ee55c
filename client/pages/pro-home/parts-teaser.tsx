import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { MarkedView } from './find-exploded-view.ts';
import { NumberedDrawing } from './numbered-drawing.tsx';
import { PartRows } from './part-rows.tsx';
import { PartsSearch } from './parts-search.tsx';
import styles from './parts-teaser.module.css';

/** The search for spare parts, beside an exploded view with some of its parts. */
export function PartsTeaser({ view }: { view: MarkedView | null }) {
  const text = useTranslations();
  return (
    <section className={`${styles.section} container`} aria-labelledby="parts-title">
      <div className={`${styles.inner} grid`}>
        <div className={styles.words}>
          <h2 id="parts-title">{text('professional.parts_title')}</h2>
          <p className={styles.text}>{text('professional.parts_text')}</p>
          <PartsSearch />
        </div>
        {view && <NumberedDrawing view={view} />}
      </div>
      {view && (
        <>
          <PartRows view={view} />
          <div className={styles.below}>
            <PricesNote view={view} />
            <LinkArrow href={view.url}>{text('professional.parts_view', { name: view.title })}</LinkArrow>
          </div>
        </>
      )}
    </section>
  );
}

/** During an outage a logged-in professional sees public prices too. */
function PricesNote({ view }: { view: MarkedView }) {
  const text = useTranslations();
  const href = useHref();
  const { auth } = useStore();
  if (view.parts.some(({ price }) => price?.kind === 'net')) return <p>{text('professional.parts_net')}</p>;
  return (
    <p>
      {text('professional.parts_public')}{' '}
      {!auth.isLogged && <TextLink href={href('login')}>{text('professional.parts_login')}</TextLink>}
    </p>
  );
}
