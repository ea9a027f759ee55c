import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { toneOf } from './tone-of.ts';

const half = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

it.each([
  ['dark on the left', '#2a2430', '#f4efe6', 'dark'],
  ['light on the left', '#f4efe6', '#2a2430', 'light'],
])('tone of a picture: %s decides', async (_case, left, right, tone) => {
  const picture = await sharp(await half(left))
    .extend({ right: 200, background: right })
    .jpeg()
    .toBuffer();
  expect(await toneOf(picture)).toBe(tone);
});
