import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Purchase, type PurchaseProps } from './purchase.tsx';
import styles from './signature-opening.module.css';
import { drawingOf } from './use-variant.ts';

/** How a product of the signature line begins: the piece in its room, what it is in a sentence, then the choice. */
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
        <p className={styles.lead}>{product.lead}</p>
        <Purchase product={product} choice={choice} favorites={favorites} />
      </div>
      <div className={`${styles.views} container`}>
        {/* As wide as the page, and cut to its shape. */}
        <Gallery product={product} choice={choice} sizes="165vw" />
      </div>
    </>
  );
}
