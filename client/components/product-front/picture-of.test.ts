import { describe, expect, it } from '@jest/globals';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import { pictureOf } from './picture-of.ts';

const picture = (colour: string, width: number, height: number): ProductPicture => ({
  url: `pictures/${colour}-${width}-320.avif`,
  webp: `pictures/${colour}-${width}-320.webp`,
  alt: colour,
  width: 320,
  height: 320,
  colour,
  srcset: [],
  placeholder: '#808080',
  scale: { width, height, margin: 90 },
});
const PICTURES = [picture('white', 600, 300), picture('white', 900, 300), picture('red', 600, 300)];
const drawing = (width: number, height: number, design = 'panel') => ({
  design,
  width,
  height,
  colour: 'white',
});

describe('picture of a product', () => {
  it('size and colour have a picture: shows it', () => {
    expect(pictureOf(drawing(900, 300), PICTURES)).toEqual(PICTURES[1]);
  });

  it('other size with the same proportions: fills the outline, with a margin in proportion', () => {
    expect(pictureOf(drawing(1200, 600), PICTURES)).toEqual({
      ...PICTURES[0],
      scale: { width: 1200, height: 600, margin: 180 },
    });
  });

  it('size of other proportions, or a colour without pictures: none', () => {
    expect(pictureOf(drawing(700, 300), PICTURES)).toBeUndefined();
    expect(pictureOf({ ...drawing(600, 300), colour: 'black' }, PICTURES)).toBeUndefined();
  });

  it('product with photographs only: shows another size or colour rather than none', () => {
    const undrawn = drawing(700, 300, 'none');
    expect(pictureOf(undrawn, PICTURES)).toEqual(PICTURES[0]);
    expect(pictureOf({ ...undrawn, colour: 'black' }, PICTURES)).toEqual(PICTURES[0]);
  });
});
