import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { documentUrl } from '#client/components/document-size/document-url.ts';
import { sizeText } from '#client/components/document-size/size-text.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './covers-block.module.css';

/** Documents behind covers in the proportion of a page: a picture, the title in the type of the brand. */
export function CoversBlock({ title, covers }: Omit<BlockOf<'covers'>, 'type'>) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { mediaUrl, brand } = useStore().settings;
  return (
    <section className={`${styles.place} container`}>
      <h2>{title}</h2>
      <ul>
        {covers.map((cover) => {
          const facts = [
            'PDF',
            cover.pages === null ? null : text('block.pages', { count: cover.pages }),
            sizeText(cover.size, locale),
          ];
          return (
            <li key={cover.url}>
              <a href={documentUrl(mediaUrl, cover.url, { connect: false })} type="application/pdf">
                <span className={styles.cover}>
                  <span className={styles.head}>
                    <span className={styles.brand}>{brand.name}</span>
                    <b>{cover.title}</b>
                  </span>
                  <span className={styles.picture}>
                    <Scene picture={{ ...cover.picture, alt: '' }} sizes="(width <= 640px) 110vw, 36rem" />
                  </span>
                </span>
                <span className={styles.text}>{cover.text}</span>
                <small className="figures">{facts.filter((fact) => fact !== null).join(' · ')}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
