import { describe, expect, it } from '@jest/globals';
import { sceneLines } from './scene-lines.ts';

const lines = sceneLines({ width: 1200, height: 580, depth: 105 }, 'wall');
const seenAt = (degrees: number) =>
  lines.filter((line) => line.isSeenFrom((degrees * Math.PI) / 180)).map(({ name }) => name);

describe('sceneLines', () => {
  it('wall-mounted product: lines are offset from its front, in metres', () => {
    expect(lines.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['width', '-0.6m 0.689m 0.105m', '0.6m 0.689m 0.105m'],
      ['height', '0.709m 0m 0.105m', '0.709m 0.58m 0.105m'],
      ['depth-left', '-0.6m 0.689m 0m', '-0.6m 0.689m 0.105m'],
      ['depth-right', '0.6m 0.689m 0.105m', '0.6m 0.689m 0m'],
    ]);
  });

  it('floor-standing product: the origin is at half depth', () => {
    const [width, , depth] = sceneLines({ width: 1000, height: 800, depth: 400 }, 'floor');
    expect([width?.from, depth?.from, depth?.to]).toEqual([
      '-0.5m 0.891m 0.2m',
      '-0.5m 0.891m -0.2m',
      '-0.5m 0.891m 0.2m',
    ]);
  });

  it('at most two lines are visible: not the foreshortened one, none from behind', () => {
    expect(seenAt(0)).toEqual(['width', 'height']);
    expect(seenAt(-30)).toEqual(['width', 'height']);
    expect(seenAt(60)).toEqual(['depth-right']);
    expect(seenAt(-60)).toEqual(['depth-left']);
    expect(seenAt(180)).toEqual([]);
    expect(seenAt(360 + 60)).toEqual(['depth-right']);
  });
});
