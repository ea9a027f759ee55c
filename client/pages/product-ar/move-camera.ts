import type { ViewerElement } from './viewer-element.ts';

/** Where one looks from at first: a little from the side, at the height of the eyes. */
export const FIRST_VIEW = { cameraOrbit: '-16deg 84deg 112%', fieldOfView: '24deg' };
/** In degrees: as near and as far as one gets. */
export const FIELD_OF_VIEW = { nearest: 7, farthest: 30 };

const TURN = Math.PI / 12;
const ZOOM = 1.25;

export type CameraMove = 'left' | 'right' | 'closer' | 'farther' | 'front';

/** Moves the camera a step; `at once` for those who want nothing to move. */
export function moveCamera(viewer: ViewerElement, move: CameraMove, options: { atOnce: boolean }): void {
  switch (move) {
    case 'left':
      turn(viewer, -TURN);
      break;
    case 'right':
      turn(viewer, TURN);
      break;
    case 'closer':
      zoom(viewer, 1 / ZOOM);
      break;
    case 'farther':
      zoom(viewer, ZOOM);
      break;
    case 'front':
      viewer.resetTurntableRotation(0);
      Object.assign(viewer, FIRST_VIEW);
      break;
  }
  if (options.atOnce) viewer.jumpCameraToGoal();
}

/** The move a key stands for, besides the arrows, which model-viewer knows itself. */
export function moveOfKey(key: string): CameraMove | undefined {
  if (key === '+' || key === '=') return 'closer';
  if (key === '-') return 'farther';
  return key === '0' ? 'front' : undefined;
}

function turn(viewer: ViewerElement, angle: number): void {
  // From where the last step leads, not from wherever it is on its way there.
  viewer.jumpCameraToGoal();
  const { theta, phi, radius } = viewer.getCameraOrbit();
  viewer.cameraOrbit = `${theta + angle}rad ${phi}rad ${radius}m`;
}

function zoom(viewer: ViewerElement, factor: number): void {
  viewer.jumpCameraToGoal();
  const wanted = viewer.getFieldOfView() * factor;
  const { nearest, farthest } = FIELD_OF_VIEW;
  viewer.fieldOfView = `${Math.min(farthest, Math.max(nearest, wanted))}deg`;
}
