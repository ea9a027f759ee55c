import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Slide } from '#shared/contract/home.ts';
import styles from './pro-hero.module.css';

export function ProHero({ slide }: { slide: Slide }) {
  const text = useTranslations();
  return (
    <section className={styles.hero} data-ground="pine">
      <div className={`${styles.inner} container`}>
        <div className={styles.words}>
          <h1>{slide.title}</h1>
          <p className={styles.text}>{slide.text}</p>
          <div className={styles.search}>
            <SearchForm label="pro.search_label" placeholder="pro.search_placeholder" />
          </div>
          <p className={styles.note}>{text('pro.search_example')}</p>
        </div>
        {slide.picture && (
          <div className={styles.scene}>
            <Scene picture={slide.picture} sizes="(width <= 1088px) 165vw, 75rem" priority />
          </div>
        )}
        {slide.product && !slide.picture && (
          <div className={styles.picture}>
            <DimensionedFigure
              drawing={slide.product.drawing}
              name={slide.product.name}
              pictures={[slide.product.cover]}
              priority
            />
          </div>
        )}
      </div>
    </section>
  );
}
