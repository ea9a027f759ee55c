import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import type { Product } from '#shared/contract/product.ts';
import type { VariantChoice } from './use-variant.ts';
import styles from './variant-picture.module.css';

/** The size and colour chosen, with its dimensions. */
export function VariantPicture({ product, choice }: { product: Product; choice: VariantChoice }) {
  const { model, variant } = choice;
  const drawing = {
    ...product.drawing,
    width: model.width,
    height: model.height,
    depth: model.depth,
    colour: variant.colour.value,
  };
  return (
    <div className={styles.picture}>
      <DimensionedFigure drawing={drawing} name={product.name} pictures={product.pictures} priority />
    </div>
  );
}
