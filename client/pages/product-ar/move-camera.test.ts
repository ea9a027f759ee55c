import { describe, expect, it } from '@jest/globals';
import { FIELD_OF_VIEW, forgetGoal, moveCamera, moveOfKey } from './move-camera.ts';
import type { ViewerElement } from './viewer-element.ts';

/** A viewer that keeps its orbit, as a camera does during its animation. */
function viewerAt(theta: number) {
  const jumps: string[] = [];
  const viewer = {
    cameraOrbit: '',
    getAttribute: () => '-16deg 84deg 116%',
    fieldOfView: '',
    getCameraOrbit: () => ({ theta, phi: 1.5, radius: 2 }),
    getFieldOfView: () => 24,
    jumpCameraToGoal: () => jumps.push('jump'),
    resetTurntableRotation: () => undefined,
  };
  return { viewer: viewer as unknown as ViewerElement, jumps };
}

describe('steps of the camera', () => {
  it('[PR-04] add up, however fast they follow each other', () => {
    const { viewer } = viewerAt(0);
    for (const move of ['right', 'right', 'right', 'left'] as const)
      moveCamera(viewer, move, { atOnce: false });
    expect(parseFloat(viewer.cameraOrbit)).toBeCloseTo(Math.PI / 6);
    forgetGoal(viewer);
    moveCamera(viewer, 'right', { atOnce: false });
    expect(parseFloat(viewer.cameraOrbit)).toBeCloseTo(Math.PI / 12);
  });

  it('[PR-04] come near and go far within bounds', () => {
    const { viewer } = viewerAt(0);
    moveCamera(viewer, 'closer', { atOnce: false });
    expect(parseFloat(viewer.fieldOfView)).toBeCloseTo(19.2);
    for (let step = 0; step < 20; step += 1) moveCamera(viewer, 'closer', { atOnce: false });
    expect(viewer.fieldOfView).toBe(`${FIELD_OF_VIEW.nearest}deg`);
    for (let step = 0; step < 20; step += 1) moveCamera(viewer, 'farther', { atOnce: false });
    expect(viewer.fieldOfView).toBe(`${FIELD_OF_VIEW.farthest}deg`);
  });

  it('[PR-04] are jumps for those who want nothing to move', () => {
    const { viewer, jumps } = viewerAt(0);
    moveCamera(viewer, 'right', { atOnce: false });
    expect(jumps).toEqual([]);
    moveCamera(viewer, 'front', { atOnce: true });
    expect(jumps).toEqual(['jump']);
    expect(viewer.cameraOrbit).toBe('-16deg 84deg 116%');
  });

  it('[PR-04] have keys, beside the arrows', () => {
    expect(['+', '=', '-', '0', 'a', 'Tab'].map(moveOfKey)).toEqual([
      'closer',
      'closer',
      'farther',
      'front',
      undefined,
      undefined,
    ]);
  });
});
