import type { ViewerElement } from './viewer-element.ts';

/** Where one looks from at first: a little from the side, at the height of the eyes, far enough for the dimensions. */
export function firstOrbit({ width, height }: { width: number; height: number }): string {
  return `-16deg 84deg ${height > width ? TALL : WIDE}%`;
}
export const FIRST_FIELD_OF_VIEW = '24deg';

/** Distances, in per cent of that from which the model fills the picture. */
const TALL = 152;
const WIDE = 116;

/** In degrees: as near and as far as one gets. */
export const FIELD_OF_VIEW = { nearest: 7, farthest: 30 };

const TURN = Math.PI / 12;
const ZOOM = 1.25;

export type CameraMove = 'left' | 'right' | 'closer' | 'farther' | 'front';

type Goal = { theta: number; phi: number; radius: number; fieldOfView: number };

/** Where steps have led to: the camera may still be on its way there. */
const goals = new WeakMap<ViewerElement, Goal>();

/** The visitor has moved the camera by hand: the next step begins there. */
export function forgetGoal(viewer: ViewerElement): void {
  goals.delete(viewer);
}

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
      goals.delete(viewer);
      viewer.resetTurntableRotation(0);
      viewer.cameraOrbit = viewer.getAttribute('camera-orbit') ?? 'auto';
      viewer.fieldOfView = FIRST_FIELD_OF_VIEW;
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
  const { theta, phi, radius } = goalOf(viewer);
  const goal = { ...goalOf(viewer), theta: theta + angle };
  goals.set(viewer, goal);
  viewer.cameraOrbit = `${goal.theta}rad ${phi}rad ${radius}m`;
}

function zoom(viewer: ViewerElement, factor: number): void {
  const { nearest, farthest } = FIELD_OF_VIEW;
  const goal = goalOf(viewer);
  const fieldOfView = Math.min(farthest, Math.max(nearest, goal.fieldOfView * factor));
  goals.set(viewer, { ...goal, fieldOfView });
  viewer.fieldOfView = `${fieldOfView}deg`;
}

function goalOf(viewer: ViewerElement): Goal {
  return goals.get(viewer) ?? { ...viewer.getCameraOrbit(), fieldOfView: viewer.getFieldOfView() };
}
