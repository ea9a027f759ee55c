import { Fragment } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductAr } from '#shared/contract/product-ar.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { firstScale } from './frame-camera.ts';
import { figureSize, sceneLines, type SceneLine } from './scene-lines.ts';
import type { ViewerElement } from './viewer-element.ts';
import styles from './model-stage.module.css';

type SceneDimensionsProps = {
  drawing: DrawingData;
  placement: ProductAr['placement'];
  isHidden: boolean;
};

const TICK_PX = 6;
/** Size of the figures as in the picture before (DimensionedFigure): a share of the product's, within limits. */
const FONT = { share: 0.042, least: 14, most: 24, narrow: 1.35, narrowBelow: 565 };
/** Distances of the figures from their lines, in their size. */
const [ABOVE, BESIDE] = [0.6, 1.3];

export function SceneDimensions({ drawing, placement, isHidden }: SceneDimensionsProps) {
  const { locale } = usePage().site;
  const lines = sceneLines(drawing, placement);
  return (
    <>
      {lines.map((line) => (
        <Fragment key={line.name}>
          <span slot={`hotspot-${line.name}-from`} data-position={line.from} />
          <span slot={`hotspot-${line.name}-to`} data-position={line.to} />
        </Fragment>
      ))}
      <svg
        className={styles.dimensions}
        aria-hidden="true"
        data-hidden={isHidden}
        ref={(svg) => follow(svg, lines, figureSize(drawing))}
      >
        {lines.map((line) => (
          <g key={line.name} visibility="hidden">
            <path />
            <text textAnchor="middle">{formatFigure(line.millimetres, locale)}</text>
          </g>
        ))}
      </svg>
    </>
  );
}

/** Updates the lines when the camera moves. Sets attributes directly, because React would render on every frame. */
function follow(
  svg: SVGSVGElement | null,
  lines: readonly SceneLine[],
  size: number,
): (() => void) | undefined {
  const viewer = svg?.closest<ViewerElement>('model-viewer');
  if (!svg || !viewer) return undefined;
  const listening = new AbortController();
  const draw = () => {
    const angle = viewer.getCameraOrbit().theta - viewer.turntableRotation;
    const font = fontOf(size * firstScale(viewer));
    svg.style.fontSize = `${font}px`;
    lines.forEach((line, index) => {
      const group = svg.children[index];
      if (group) drawLine(group, viewer, line, { angle, font });
    });
  };
  for (const event of ['load', 'camera-change']) {
    // The viewer moves its camera after the event: the last picture is known in the next frame.
    viewer.addEventListener(event, () => requestAnimationFrame(draw), { signal: listening.signal });
  }
  if (viewer.loaded) draw();
  return () => listening.abort();
}

function fontOf(pixels: number): number {
  const enlarged = FONT.share * pixels * (innerWidth <= FONT.narrowBelow ? FONT.narrow : 1);
  return Math.round(Math.min(FONT.most, Math.max(FONT.least, enlarged)));
}

function drawLine(
  group: Element,
  viewer: ViewerElement,
  line: SceneLine,
  { angle, font }: { angle: number; font: number },
): void {
  const from = viewer.queryHotspot(`hotspot-${line.name}-from`)?.canvasPosition;
  const to = viewer.queryHotspot(`hotspot-${line.name}-to`)?.canvasPosition;
  const [path, text] = group.children;
  if (!from || !to || !path || !text || !line.isSeenFrom(angle)) {
    group.setAttribute('visibility', 'hidden');
    return;
  }
  group.setAttribute('visibility', 'visible');
  path.setAttribute('d', dimensionLine([from.x, from.y], [to.x, to.y], TICK_PX));
  const slope = readableSlope(Math.atan2(to.y - from.y, to.x - from.x));
  text.setAttribute(
    'transform',
    `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${slope}) translate(0 ${font * (line.name === 'height' ? BESIDE : -ABOVE)})`,
  );
}

/** Slope of a text in degrees, limited so that it is never upside down; vertical texts read from bottom to top. */
function readableSlope(angle: number): number {
  const degrees = (angle * 180) / Math.PI;
  if (degrees >= 85) return degrees - 180;
  return degrees < -95 ? degrees + 180 : degrees;
}
