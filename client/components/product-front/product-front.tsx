import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import { Picture, type PictureState } from '#client/ui/picture/picture.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { pictureSizes, type FigureWidth } from './picture-sizes.ts';
import { usePictureSources } from '#client/app/page/use-picture-sources.ts';

type ProductFrontProps = {
  drawing: DrawingData;
  picture: ProductPicture | undefined;
  /** Upper left corner, in mm. */
  x: number;
  y: number;
  figure: FigureWidth & {
    /** In mm. */
    width: number;
  };
  priority?: boolean;
};

/**
 * Millimetres per CSS pixel of the embedded picture. Tools that ignore the SVG's scale would otherwise report a
 * radiator 1,380 pixels wide and its picture as too small.
 */
const MM_TO_CSS_PIXEL = 10;

/** A product's front inside an SVG in millimetres: its picture at true size, else its drawing. */
export const ProductFront = island(ProductFrontContent, DrawnFront);

function DrawnFront({ drawing, x, y }: ProductFrontProps) {
  return <Elevation drawing={drawing} x={x} y={y} />;
}

function ProductFrontContent({ drawing, picture, ...place }: ProductFrontProps) {
  if (!picture) return <Elevation drawing={drawing} x={place.x} y={place.y} />;
  return <CutOut key={picture.url} drawing={drawing} picture={picture} {...place} />;
}

function CutOut({
  drawing,
  picture,
  x,
  y,
  figure,
  priority = false,
}: ProductFrontProps & { picture: ProductPicture }) {
  const sources = usePictureSources(picture);
  const [state, setState] = useState<PictureState>('shown');
  if (state === 'broken') {
    return (
      <g role="img" aria-label={picture.alt}>
        <Elevation drawing={drawing} x={x} y={y} />
      </g>
    );
  }
  const { width, height, margin } = picture.scale;
  return (
    <>
      {state === 'waiting' && <rect x={x} y={y} width={width} height={height} fill={picture.placeholder} />}
      <foreignObject
        transform={`translate(${x - margin} ${y - margin}) scale(${MM_TO_CSS_PIXEL})`}
        width={(width + 2 * margin) / MM_TO_CSS_PIXEL}
        height={(height + 2 * margin) / MM_TO_CSS_PIXEL}
      >
        <Picture
          {...sources}
          alt={picture.alt}
          sizes={pictureSizes(figure, (width + 2 * margin) / figure.width)}
          priority={priority}
          onState={setState}
        />
      </foreignObject>
    </>
  );
}
