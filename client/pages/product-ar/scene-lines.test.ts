import { describe, expect, it } from '@jest/globals';
import { sceneLines } from './scene-lines.ts';

const lines = sceneLines({ width: 1200, height: 580, depth: 105 }, 'wall');
const seenAt = (degrees: number) =>
  lines.filter((line) => line.isSeenFrom((degrees * Math.PI) / 180)).map(({ name }) => name);

describe('the dimension lines around a model', () => {
  it('stand off its front by a little, in metres', () => {
    expect(lines.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['width', '-0.6m 0.652m 0.105m', '0.6m 0.652m 0.105m'],
      ['height', '0.672m 0m 0.105m', '0.672m 0.58m 0.105m'],
      ['depth-left', '-0.6m 0.652m 0m', '-0.6m 0.652m 0.105m'],
      ['depth-right', '0.6m 0.652m 0.105m', '0.6m 0.652m 0m'],
    ]);
  });

  it('follow what stands on the floor, whose middle is the origin', () => {
    const [width, , depth] = sceneLines({ width: 1000, height: 800, depth: 400 }, 'floor');
    expect([width?.from, depth?.from, depth?.to]).toEqual([
      '-0.5m 0.86m 0.2m',
      '-0.5m 0.86m -0.2m',
      '-0.5m 0.86m 0.2m',
    ]);
  });

  it('are two at most: what is foreshortened is not drawn, and nothing from behind', () => {
    expect(seenAt(0)).toEqual(['width', 'height']);
    expect(seenAt(-30)).toEqual(['width', 'height']);
    expect(seenAt(60)).toEqual(['depth-right']);
    expect(seenAt(-60)).toEqual(['depth-left']);
    expect(seenAt(180)).toEqual([]);
    expect(seenAt(360 + 60)).toEqual(['depth-right']);
  });
});
