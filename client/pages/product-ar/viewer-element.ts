/** What of model-viewer's element is used here; its own types need those of three, which has none. */
export type ViewerElement = HTMLElement & {
  readonly loaded: boolean;
  readonly canActivateAR: boolean;
  cameraOrbit: string;
  fieldOfView: string;
  /** Must be called in the event of a gesture. */
  activateAR: () => Promise<void>;
  jumpCameraToGoal: () => void;
  getFieldOfView: () => number;
  /** How far it has turned by itself, in radians. */
  readonly turntableRotation: number;
  resetTurntableRotation: (angle: number) => void;
  /** Angles in radians, radius in metres. */
  getCameraOrbit: () => { theta: number; phi: number; radius: number };
  /** In metres, as the model's file has them. */
  getDimensions: () => Point;
  getBoundingBoxCenter: () => Point;
  queryHotspot: (name: string) => { canvasPosition: Point } | null;
};

export type Point = { x: number; y: number; z: number };

/** Fetches model-viewer, which defines its element. @throws when it cannot be fetched. */
export async function loadViewer(): Promise<void> {
  await import('@google/model-viewer');
}

/** Whether this browser draws in three dimensions. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
