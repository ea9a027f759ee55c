import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Purchase } from './purchase.tsx';
import type { PurchaseProps } from './purchase-actions.tsx';
import styles from './signature-opening.module.css';
import { drawingOf } from './use-variant.ts';

/** Header of a product of the signature line: picture, subtitle, then the variant selection. */
export function SignatureOpening({ product, choice, favorites }: PurchaseProps) {
  return (
    <>
      <SignatureHero
        title={product.name}
        text={product.subtitle}
        name={product.name}
        picture={product.rooms[0]}
        drawing={drawingOf(product, choice)}
      />
      <div className={`${styles.opening} grid container`}>
        {product.lead && <p className={styles.lead}>{product.lead}</p>}
        <Purchase product={product} choice={choice} favorites={favorites} />
      </div>
      <div className={`${styles.views} container`}>
        <Gallery product={product} choice={choice} sizes="(width <= 1088px) 150vw, 100vw" />
      </div>
    </>
  );
}
