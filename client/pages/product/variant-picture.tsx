import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import type { Product } from '#shared/contract/product.ts';
import { drawingOf, type VariantChoice } from './use-variant.ts';
import styles from './variant-picture.module.css';

/** The size and colour chosen, with its dimensions. */
export function VariantPicture({ product, choice }: { product: Product; choice: VariantChoice }) {
  return (
    <div className={styles.picture}>
      <DimensionedFigure
        drawing={drawingOf(product, choice)}
        name={product.name}
        pictures={product.pictures}
        priority
      />
    </div>
  );
}
