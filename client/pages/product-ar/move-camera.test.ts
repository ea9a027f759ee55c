import { describe, expect, it } from '@jest/globals';
import { FIELD_OF_VIEW, clearGoal, moveCamera, moveOfKey } from './move-camera.ts';
import type { ViewerElement } from './viewer-element.ts';

/** A viewer whose camera stays at its initial orbit, as if every animation were still running. */
function viewerAt(theta: number) {
  const jumps: string[] = [];
  const viewer = {
    cameraOrbit: '',
    fieldOfView: '',
    getCameraOrbit: () => ({ theta, phi: 1.5, radius: 2 }),
    getFieldOfView: () => 24,
    jumpCameraToGoal: () => jumps.push('jump'),
    resetTurntableRotation: () => undefined,
  };
  return { viewer: viewer as unknown as ViewerElement, jumps };
}

describe('moveCamera', () => {
  it('[PR-04] moves during an animation add up', () => {
    const { viewer } = viewerAt(0);
    for (const move of ['right', 'right', 'right', 'left'] as const)
      moveCamera(viewer, move, { atOnce: false });
    expect(parseFloat(viewer.cameraOrbit)).toBeCloseTo(Math.PI / 6);
    clearGoal(viewer);
    moveCamera(viewer, 'right', { atOnce: false });
    expect(parseFloat(viewer.cameraOrbit)).toBeCloseTo(Math.PI / 12);
  });

  it('[PR-04] zoom is limited to the nearest and farthest field of view', () => {
    const { viewer } = viewerAt(0);
    moveCamera(viewer, 'closer', { atOnce: false });
    expect(parseFloat(viewer.fieldOfView)).toBeCloseTo(19.2);
    for (let step = 0; step < 20; step += 1) moveCamera(viewer, 'closer', { atOnce: false });
    expect(viewer.fieldOfView).toBe(`${FIELD_OF_VIEW.nearest}deg`);
    for (let step = 0; step < 20; step += 1) moveCamera(viewer, 'farther', { atOnce: false });
    expect(viewer.fieldOfView).toBe(`${FIELD_OF_VIEW.farthest}deg`);
  });

  it('[PR-04] atOnce: jumps to the target without animation', () => {
    const { viewer, jumps } = viewerAt(0);
    moveCamera(viewer, 'right', { atOnce: false });
    expect(jumps).toEqual([]);
    moveCamera(viewer, 'front', { atOnce: true });
    expect(jumps).toEqual(['jump']);
    expect(viewer.cameraOrbit).toBe('0deg 90deg auto');
  });

  it('[PR-04] keys map to moves, except the arrow keys', () => {
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
