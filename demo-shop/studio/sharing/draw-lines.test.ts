import { describe, expect, it } from '@jest/globals';
import { drawLines, fitWords } from './draw-lines.ts';

const BLOCK = {
  face: 'body',
  weight: 400,
  size: 20,
  x: 0,
  y: 0,
  width: 200,
  leading: 30,
  max: 2,
  fill: '#000',
} as const;
const linesIn = (svg: string) => svg.split('<path').length - 1;

describe('text as outlines', () => {
  it('long text: wrapped to the width of its block, up to its number of lines', async () => {
    const short = await drawLines('Warm air in ten seconds', BLOCK);
    expect([linesIn(short.svg), short.bottom]).toEqual([2, 30]);
    const long = await drawLines('Warm air in ten seconds, for as long as a shower or a coffee', BLOCK);
    expect(linesIn(long.svg)).toBe(2);
  });

  it('long word: the text is reduced until it fits', async () => {
    expect(await fitWords('Air', BLOCK)).toBe(20);
    const size = await fitWords('Chauffe-eau thermodynamiques', { ...BLOCK, size: 60 });
    expect(size).toBeLessThan(60);
    expect(linesIn((await drawLines('thermodynamiques', { ...BLOCK, size })).svg)).toBe(1);
  });
});
