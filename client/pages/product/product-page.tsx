import { observer } from 'mobx-react-lite';
import { ArrowLeft } from 'lucide';
import { useFollowed } from '#client/app/parts/followed.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ComparisonBar } from '#client/components/comparison/comparison-bar.tsx';
import { ElevationStrip } from '#client/components/elevation-strip/elevation-strip.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { Gallery } from './gallery/gallery.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { ProductPageData } from './product-load.ts';
import {
  DOCUMENTS,
  DRAWING,
  LATE_PARTS,
  NEAR,
  RANGE,
  SIZING,
  STORY,
  TECHNICAL,
  WORKSITES,
} from './late-parts.ts';
import { Purchase } from './purchase.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { SignatureOpening } from './signature-opening.tsx';
import { useVariant } from './use-variant.ts';
import styles from './product-page.module.css';

/** Loads the parts further down, before they are rendered whole. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all(LATE_PARTS.map(({ preload }) => preload()));
}

export function Page({
  data: { product, chosen, favorites, worksites, sizing, range },
}: {
  data: ProductPageData;
}) {
  const text = useTranslations();
  const choice = useVariant(product, chosen);
  const size = useFollowed(choice.model);
  return (
    <>
      <BackToCategory />
      {product.signature ? (
        <SignatureOpening product={product} choice={choice} favorites={favorites} />
      ) : (
        <>
          <div className={`${styles.top} grid container`}>
            <div className={styles.views}>
              <Section name="gallery">
                <Gallery product={product} choice={choice} priority />
              </Section>
            </div>
            <Purchase product={product} choice={choice} favorites={favorites} />
          </div>
          <KeyFigures product={product} model={choice.model} />
        </>
      )}
      <Section name="sizing">
        {sizing && <SIZING.Part product={product} sizing={sizing} chosen={chosen} />}
      </Section>
      <Section name="story">
        <STORY.Part product={product} />
      </Section>
      <Section name="plan">
        {hasDrawing(product.drawing) && <DRAWING.Part product={product} size={size} />}
      </Section>
      <Section name="technical">
        <TECHNICAL.Part product={product} size={size} />
      </Section>
      {product.burns_gas && (
        <div className={`${styles.emergency} container`}>
          {text('product.gas')} <a href="tel:0800473333">0&nbsp;800&nbsp;47&nbsp;33&nbsp;33</a>,{' '}
          <a href="tel:18">18</a>, <a href="tel:112">112</a>
        </div>
      )}
      <Section name="range">
        {range.length > 0 && <RANGE.Part products={range} productId={product.id} />}
      </Section>
      <Section name="worksites">
        <WORKSITES.Part worksites={worksites} />
      </Section>
      <Section name="documents">
        <DOCUMENTS.Part documents={product.documents} />
      </Section>
      <Section name="near">
        <NEAR.Part />
      </Section>
      <Section name="related">
        {product.goes_with.length > 0 && (
          <section className={styles.related} aria-labelledby="related-title">
            <div className="container">
              <h2 id="related-title">{text('product.goes_with')}</h2>
            </div>
            <ElevationStrip products={product.goes_with} />
          </section>
        )}
      </Section>
      <PurchaseBar product={product} choice={choice} />
      {!product.signature && <ComparisonBar />}
    </>
  );
}

const BackToCategory = observer(function BackToCategory() {
  const text = useTranslations();
  const { category } = useStore().productCategory;
  if (!category) return null;
  return (
    <p className={`${styles.back} container`} data-print="no">
      <a href={category.url}>
        <Icon of={ArrowLeft} size="small" />
        {text('product.back_to', { name: category.name })}
      </a>
    </p>
  );
});
