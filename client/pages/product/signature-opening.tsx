import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Purchase } from './purchase.tsx';
import type { PurchaseProps } from './purchase-actions.tsx';
import styles from './signature-opening.module.css';
import { drawingOf } from './use-variant.ts';

/** Pictures are cropped in narrow windows, so they render wider. */
const SIZES = '(width <= 1088px) 150vw, 100vw';

/** Opening of a product of the signature line: picture, subtitle, then the variant selection beside the gallery. */
export function SignatureOpening({ product, choice, favorites }: PurchaseProps) {
  // The story shows the last picture, so a third one leaves the second for here.
  const [room, detail, third] = product.rooms;
  return (
    <>
      <SignatureHero
        title={product.name}
        text={product.subtitle}
        name={product.name}
        picture={room}
        drawing={drawingOf(product, choice)}
      />
      <div className={`${styles.opening} grid container`}>
        {product.lead && <p className={styles.lead}>{product.lead}</p>}
        <Purchase product={product} choice={choice} favorites={favorites} />
        <div className={styles.views}>
          <Gallery product={product} choice={choice} />
        </div>
      </div>
      {third && detail && (
        <div className={styles.detail}>
          <Scene picture={detail} sizes={SIZES} />
        </div>
      )}
    </>
  );
}
