import { SignatureHero } from '#client/components/signature-hero/signature-hero.tsx';
import type { Product } from '#shared/contract/product.ts';
import { Gallery } from './gallery/gallery.tsx';
import { Purchase } from './purchase.tsx';
import styles from './signature-opening.module.css';
import { drawingOf, type VariantChoice } from './use-variant.ts';

/** How a product of the signature line begins: the piece in its room, what it is in a sentence, then the choice. */
export function SignatureOpening({ product, choice }: { product: Product; choice: VariantChoice }) {
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
        <Purchase product={product} choice={choice} />
      </div>
      <div className={`${styles.views} container`}>
        {/* As wide as the page, and cut to its shape. */}
        <Gallery product={product} choice={choice} sizes="165vw" />
      </div>
    </>
  );
}
