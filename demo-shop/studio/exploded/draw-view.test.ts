import { describe, expect, it } from '@jest/globals';
import { drawView, hotspotPosition } from './draw-view.ts';
import { explode, type ModelPart } from './explode.ts';
import { positionInPicture, project, unproject, type Frame } from './projection.ts';
import { box, type Vector } from './solid.ts';

const FRAME: Frame = { scale: 2, left: 900, top: 700, width: 1800, height: 1400 };
const moveBy = ([x, y, z]: Vector, [dx, dy, dz]: Vector): Vector => [x + dx, y + dy, z + dz];
const cube = (key: string, at: Vector, pull: Vector, size = 40): ModelPart => ({
  key,
  pull,
  triangles: box(at, moveBy(at, [size, size, size])),
});

describe('projection of exploded views', () => {
  it('project and unproject: inverse of each other', () => {
    const point: Vector = [120, -45, 300];
    const again = unproject(project(point));
    for (const [axis, value] of point.entries()) expect(again[axis]).toBeCloseTo(value, 6);
  });

  it('[SC-02] hotspot: moves with its part in the model', () => {
    const anchor: Vector = [10, -20, 30];
    const offset: Vector = [0, -180, 0];
    const before = hotspotPosition(anchor, offset, FRAME);
    const step: Vector = [25, -60, 40];
    const after = hotspotPosition(moveBy(anchor, step), offset, FRAME);
    const { u, v } = project(step);
    expect((after.x - before.x) * FRAME.width).toBeCloseTo(u * FRAME.scale, 6);
    expect((after.y - before.y) * FRAME.height).toBeCloseTo(v * FRAME.scale, 6);
  });
});

describe('exploded drawing', () => {
  // Far away on both sides, so that the frame stays constant.
  const frame = [cube('left', [-600, -300, 0], [0, 0, 0]), cube('right', [600, 0, 500], [0, 0, 0])];
  const spotOf = (at: Vector) => {
    const view = drawView([...frame, cube('moved', at, [0, 0, 0])]);
    const spot = view.hotspots.find(({ key }) => key === 'moved');
    return { x: (spot?.x ?? 0) * view.width, y: (spot?.y ?? 0) * view.height, view };
  };

  it('[SC-02] hotspot: at its part, and elsewhere after the part moves in the model', () => {
    const at: Vector = [0, -100, 200];
    const step: Vector = [60, 20, -50];
    const before = spotOf(at);
    const after = spotOf(moveBy(at, step));
    const origin = positionInPicture([0, 0, 0], FRAME);
    const there = positionInPicture(step, FRAME);
    const ratio = (after.x - before.x) / ((there.x - origin.x) * FRAME.width);
    expect(Math.abs(after.x - before.x)).toBeGreaterThan(20);
    expect((after.y - before.y) / ((there.y - origin.y) * FRAME.height)).toBeCloseTo(ratio, 1);
  });

  it('hotspot: on a line or surface of its own part', () => {
    const { view } = spotOf([0, -100, 200]);
    for (const { x, y } of view.hotspots) {
      expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true]);
      const at = Math.round(y * view.height) * view.width + Math.round(x * view.width);
      expect(view.grey[at]).toBeLessThan(255);
    }
  });
});

describe('exploded parts', () => {
  it('parts on one axis: separated, in the order of the model', () => {
    const parts = [
      cube('body', [0, -40, 0], [0, 0, 0]),
      cube('inside', [0, -40, 0], [0, -90, 0]),
      cube('front', [0, -40, 0], [0, -180, 0]),
      cube('rail', [0, -40, 0], [0, 260, 0]),
    ];
    const [body, inside, front, rail] = explode(parts).map(({ offset }) => offset[1]);
    expect(body).toBe(0);
    expect(inside).toBeLessThanOrEqual(-40);
    expect(front ?? 0).toBeLessThanOrEqual((inside ?? 0) - 40);
    expect(rail).toBeGreaterThanOrEqual(40);
  });

  it('weaker direction: shifts parts sideways', () => {
    const [, moved] = explode([
      cube('body', [0, -40, 0], [0, 0, 0]),
      cube('panel', [0, -40, 0], [0, -400, 60]),
    ]);
    expect(moved?.offset[2]).toBe(60);
  });
});
