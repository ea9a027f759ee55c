import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductAr } from '#shared/contract/product-ar.ts';
import type { ViewerElement } from './viewer-element.ts';

/** A product in its stage. Lengths of the product in mm, of the stage in pixels. */
export type Scene = Pick<DrawingData, 'width' | 'height' | 'depth'> & { placement: ProductAr['placement'] };

/** The product in the picture that stands in the stage until the model is loaded. */
export type Place = {
  /** Pixels of a millimetre. */
  scale: number;
  /** From the middle of the stage down to that of the product. */
  below: number;
  /** Height of the stage. */
  stage: number;
};

/** Camera that shows the front of the model as large as the picture, and at its place. */
export type Framing = { target: string; radius: string; scale: number };

/** In degrees. A longer lens than the eye's leaves upright edges upright. */
export const FIRST_FIELD_OF_VIEW = 24;
/** Seen a little from the side that the light comes from, and from above. */
const THREE_QUARTERS = '-24deg 82deg';
const FRONT = '0deg 90deg';

/** Time constant of the turn away from the front, and the time until the picture has faded. */
const GLIDE_MS = 240;
const FADE_MS = 350;
const GLIDE_END_MS = 8 * GLIDE_MS;

/** Margins of a dimensioned figure above and below the product, in those above. */
const FIGURE_MARGINS = 2.1;
/** Share of the stage that a product without a figure fills. */
const SHARE = 0.55;

const framings = new WeakMap<ViewerElement, Framing>();

export function framingOf(
  { height, depth, placement }: Scene,
  { scale, below, stage }: Place,
  fieldOfView: number,
): Framing {
  const middle = height / 2 + below / scale;
  // The camera turns around the middle of the product; its scale is that of the front.
  const axis = placement === 'wall' ? depth / 2 : 0;
  const radius = stage / scale / 2 / tangent(fieldOfView) + depth / 2;
  return { target: `0m ${metres(middle)} ${metres(axis)}`, radius: metres(radius), scale };
}

/**
 * Shows the model where its picture stood, then turns to its side; at once for reduced motion. A change of the stage's
 * size keeps both alike.
 */
export async function presentModel(viewer: ViewerElement, scene: Scene, isStill: boolean): Promise<void> {
  const stage = viewer.parentElement;
  if (!stage) return;
  // The viewer fits its field of view to the model first.
  await viewer.updateComplete;
  const place = () => {
    const framing = framingOf(scene, findPlace(stage, scene), firstFieldOfView(viewer));
    framings.set(viewer, framing);
    viewer.cameraTarget = framing.target;
    return framing;
  };
  const { radius } = place();
  viewer.cameraOrbit = `${isStill ? THREE_QUARTERS : FRONT} ${radius}`;
  viewer.jumpCameraToGoal();
  if (!isStill) setTimeout(() => turnAside(viewer), FADE_MS);
  let width = stage.clientWidth;
  new ResizeObserver(() => {
    if (stage.clientWidth === width) return;
    width = stage.clientWidth;
    const { theta, phi } = viewer.getCameraOrbit();
    viewer.cameraOrbit = `${theta}rad ${phi}rad ${place().radius}`;
    viewer.jumpCameraToGoal();
  }).observe(stage);
}

/** The first turn, unless the visitor was faster. */
function turnAside(viewer: ViewerElement): void {
  if (viewer.getCameraOrbit().theta !== 0) return;
  const damping = viewer.interpolationDecay;
  viewer.interpolationDecay = GLIDE_MS;
  viewer.cameraOrbit = `${THREE_QUARTERS} ${framings.get(viewer)?.radius}`;
  setTimeout(() => {
    viewer.interpolationDecay = damping;
  }, GLIDE_END_MS);
}

/** Pixels of a millimetre of the product's front, in the first view. */
export function firstScale(viewer: ViewerElement): number {
  return framings.get(viewer)?.scale ?? 0;
}

/** Camera orbit in front of the model. */
export function frontOrbit(viewer: ViewerElement): string {
  return `${FRONT} ${framings.get(viewer)?.radius ?? 'auto'}`;
}

function findPlace(stage: Element, { width, height }: Scene): Place {
  const figure = stage.querySelector('svg');
  const { top, height: outer } = stage.getBoundingClientRect();
  const matrix = figure?.getScreenCTM();
  if (!figure || !matrix) return { scale: (SHARE * outer) / Math.max(width, height), below: 0, stage: outer };
  const margin = (figure.viewBox.baseVal.height - height) / FIGURE_MARGINS;
  const middle = matrix.d * (margin + height / 2) + matrix.f;
  return { scale: matrix.d, below: middle - (top + outer / 2), stage: outer };
}

/** The viewer widens the first field of view for narrow stages; zooming narrows it. */
function firstFieldOfView(viewer: ViewerElement): number {
  const widened = tangent(viewer.getFieldOfView()) / tangent(parseFloat(viewer.fieldOfView));
  return (Math.atan(widened * tangent(FIRST_FIELD_OF_VIEW)) * 360) / Math.PI;
}

function tangent(degrees: number): number {
  return Math.tan(radians(degrees) / 2);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function metres(millimetres: number): string {
  return `${Math.round(millimetres) / 1000}m`;
}
