import { ArrowRight } from 'lucide';
import { useEffect } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ComparisonBar } from '#client/components/comparison/comparison-bar.tsx';
import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import { ProductListing } from '#client/components/product-listing/product-listing.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import { useStore } from '#client/stores/store-context.ts';
import { pushUrl } from '#client/components/header/push-url.ts';
import type { CategoryData } from '#client/pages/common/category/load-category.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { Families } from './families.tsx';
import styles from './category-page.module.css';

/** Characters that fit half a page at title size. */
const MAX_WORD_LENGTH = 12;
/** The picture is cropped (object-fit: cover), so it is wider than its box. */
const HEAD_SIZES = '(width <= 1088px) 130vw, 60vw';

export function Page({ data }: { data: CategoryData }) {
  const text = useTranslations();
  const { site, match, isEnabled } = usePage();
  const { productCategory, settings } = useStore();
  const { name, push, picture, slug, families } = data;
  const isFamily = families.length > 0;
  useEffect(
    () => productCategory.set({ name, url: match.pathname }),
    [productCategory, name, match.pathname],
  );
  const link = push && pushUrl(push, site);
  const tags = [push?.tag_banner, push?.tag].filter(Boolean).join(', ');
  return (
    <>
      <section className={`${styles.head} ${isFamily ? styles.family : ''}`}>
        <div className={`${styles.inner} container`}>
          <div className={styles.words}>
            <h1 className={hasLongWord(name) ? styles.long : undefined}>{name}</h1>
            <p>{data.intro}</p>
            {isEnabled('power-calculator') && isHeatedBy(settings.setting('power_category'), slug) && (
              <p className={styles.calculator}>
                {text('category.power_text')}{' '}
                <LinkArrow href={href('power-calculator', site)}>{text('category.power')}</LinkArrow>
              </p>
            )}
            {picture && push && link && (
              <a href={link} className={styles.promo}>
                {tags && <b>{tags}</b>} {push.text} <Icon of={ArrowRight} size="small" />
              </a>
            )}
          </div>
          {picture && (
            <div className={styles.scene}>
              <Scene picture={picture} sizes={HEAD_SIZES} priority />
            </div>
          )}
          {!picture && push?.drawing && link && (
            <a href={link} className={styles.push}>
              <DimensionedFigure drawing={push.drawing} name={push.text} />
              <span>
                {tags && <b>{tags}</b>} {push.text}
              </span>
            </a>
          )}
        </div>
      </section>
      {isFamily ? <Families families={families} /> : <CategoryTabs tabs={data.tabs} />}
      <ProductListing
        list={data.list}
        favorites={data.favorites}
        request={data.request}
        target={{ route: 'categories', slug }}
      />
      <ComparisonBar />
    </>
  );
}

/** True for a name with a word too wide for the title, such as `Thermodynamiques`. */
function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > MAX_WORD_LENGTH);
}

/** True for categories of the family that the power calculator covers, named by the setting. */
function isHeatedBy(category: string | undefined, slug: string): boolean {
  const [family] = category?.split('/') ?? [];
  return family !== undefined && (slug === family || slug.startsWith(`${family}/`));
}
