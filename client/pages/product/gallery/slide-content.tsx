import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Product } from '#shared/contract/product.ts';
import { DimensionDrawing } from '#client/components/dimension-drawing/dimension-drawing.tsx';
import { drawingOf, type VariantChoice } from '../use-variant.ts';
import type { Slide } from './slides.ts';

type SlideContentProps = {
  slide: Slide;
  product: Product;
  choice: VariantChoice;
  /** Width of a room picture, as `<img sizes>`. */
  sizes: string;
  priority?: boolean;
};

export function SlideContent({ slide, product, choice, sizes, priority = false }: SlideContentProps) {
  switch (slide.kind) {
    case 'front':
      return (
        <DimensionedFigure
          drawing={drawingOf(product, choice)}
          name={product.name}
          pictures={product.pictures}
          priority={priority}
        />
      );
    case 'room':
      return <Scene picture={slide.picture} sizes={sizes} />;
    case 'drawing':
      // The numbers of connections need their legend, which only the section further down has.
      return <DimensionDrawing product={product} model={{ ...choice.model, connections: undefined }} />;
  }
}
