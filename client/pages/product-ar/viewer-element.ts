/**
 * The part of the model-viewer element that the page uses. Its own types require those of three, which are not
 * installed.
 */
export type ViewerElement = HTMLElement & {
  readonly loaded: boolean;
  readonly canActivateAR: boolean;
  /** Pending until changed properties are applied. */
  readonly updateComplete: Promise<unknown>;
  cameraOrbit: string;
  cameraTarget: string;
  fieldOfView: string;
  /** Time constant of the camera's movements, in milliseconds. */
  interpolationDecay: number;
  /** Must be called from a user gesture. */
  activateAR: () => Promise<void>;
  jumpCameraToGoal: () => void;
  getFieldOfView: () => number;
  /** Auto-rotation angle in radians. */
  readonly turntableRotation: number;
  resetTurntableRotation: (angle: number) => void;
  /** Angles in radians, radius in metres. */
  getCameraOrbit: () => { theta: number; phi: number; radius: number };
  /** In metres, from the model's file. */
  getDimensions: () => Point;
  getBoundingBoxCenter: () => Point;
  queryHotspot: (name: string) => { canvasPosition: Point } | null;
};

export type Point = { x: number; y: number; z: number };

/**
 * Loads model-viewer, which registers its element.
 * @throws when the download fails
 */
export async function loadViewer(): Promise<void> {
  await import('@google/model-viewer');
}

/** True when the browser supports WebGL 2. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
