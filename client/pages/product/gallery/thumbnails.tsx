import { Ruler } from 'lucide';
import type { MouseEvent } from 'react';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Photograph } from '#client/components/photograph/photograph.tsx';
import { pictureOf } from '#client/components/product-front/picture-of.ts';
import { ProductFront } from '#client/components/product-front/product-front.tsx';
import { usePictureSources } from '#client/app/page/use-picture-sources.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { Product } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import { drawingOf, type VariantChoice } from '../use-variant.ts';
import styles from './thumbnails.module.css';
import type { Slide } from './slides.ts';

type ThumbnailsProps = {
  slides: readonly Slide[];
  product: Product;
  choice: VariantChoice;
  current: number;
  onChoose: (index: number) => void;
};

/** Maximum width of a thumbnail. */
const WIDTH = '6rem';

export function slideId(index: number): string {
  return `image-${index + 1}`;
}

/** Thumbnails: anchor links, which scroll only the gallery when scripts run. */
export function Thumbnails({ slides, product, choice, current, onChoose }: ThumbnailsProps) {
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul className={styles.list} data-print="no">
      {slides.map((slide, index) => (
        <li key={index}>
          <a
            href={`#${slideId(index)}`}
            aria-label={slide.label}
            aria-current={index === current || undefined}
            onClick={(event) => choose(event, index)}
          >
            {slide.kind === 'front' && <Front product={product} choice={choice} />}
            {slide.kind === 'room' && <Room picture={slide.picture} />}
            {slide.kind === 'drawing' && <Icon of={Ruler} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Front({ product, choice }: { product: Product; choice: VariantChoice }) {
  const drawing = drawingOf(product, choice);
  const picture = pictureOf(drawing, product.pictures);
  if (!hasDrawing(drawing))
    return <Photograph name="" picture={picture} sizes={WIDTH} className={styles.front} />;
  const room = Math.max(drawing.width, drawing.height) * 0.12;
  const [width, height] = [drawing.width + 2 * room, drawing.height + 2 * room];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.front} ${drawingStyles.drawing}`}
      aria-hidden="true"
    >
      <ProductFront
        drawing={drawing}
        picture={picture}
        x={room}
        y={room}
        figure={{ width, narrow: WIDTH, wide: WIDTH }}
      />
    </svg>
  );
}

function Room({ picture }: { picture: ScenePicture }) {
  return <Picture {...usePictureSources(picture)} alt="" sizes={WIDTH} />;
}
