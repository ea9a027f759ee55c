import { useFollowing, type Followed } from '#client/app/parts/followed.ts';
import { island } from '#client/app/parts/island.tsx';
import { DimensionDrawingSection } from '#client/components/dimension-drawing/dimension-drawing-section.tsx';
import type { Product, ProductModel } from '#shared/contract/product.ts';

export const Part = island(ChosenDrawing);

/** The dimension drawing of the chosen size. */
function ChosenDrawing({ product, size }: { product: Product; size: Followed<ProductModel> }) {
  const model = useFollowing(size);
  return <DimensionDrawingSection product={product} model={model} file={model.plan} />;
}
