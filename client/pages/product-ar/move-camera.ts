import { FIRST_FIELD_OF_VIEW, frontOrbit } from './frame-camera.ts';
import type { ViewerElement } from './viewer-element.ts';

/** In degrees. */
export const FIELD_OF_VIEW = { nearest: 7, farthest: 30 };

const TURN = Math.PI / 12;
const ZOOM = 1.25;

export type CameraMove = 'left' | 'right' | 'closer' | 'farther' | 'front';

type Goal = { theta: number; phi: number; radius: number; fieldOfView: number };

/** Target of the camera's current animation, from which the next step starts. */
const goals = new WeakMap<ViewerElement, Goal>();

/** Forgets the target after a manual move: the next step starts at the camera's position. */
export function clearGoal(viewer: ViewerElement): void {
  goals.delete(viewer);
}

/** Moves the camera one step; `atOnce` skips the animation for reduced motion. */
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
      viewer.cameraOrbit = frontOrbit(viewer);
      viewer.fieldOfView = `${FIRST_FIELD_OF_VIEW}deg`;
      break;
  }
  if (options.atOnce) viewer.jumpCameraToGoal();
}

/** Camera move of a key. model-viewer handles the arrow keys itself. */
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
