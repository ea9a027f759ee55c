import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import { COLOURS } from './colours.ts';
import { drawFavicon, drawWordmark, LOGO_COLOURS } from './draw-logo.ts';

const PUBLIC = join('client', 'public');
const read = (name: string) => readFileSync(join(PUBLIC, name), 'utf8');

describe('logo files and icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-192.png', 192],
    ['icon-maskable-512.png', 512],
  ])('%s is an opaque square of %i px', async (name, size) => {
    const picture = sharp(join(PUBLIC, name));
    const { width, height, format } = await picture.metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
    const { isOpaque } = await picture.stats();
    expect(isOpaque).toBe(true);
  });

  it('favicon.ico: contains 16 and 32 px', () => {
    const file = readFileSync(join(PUBLIC, 'favicon.ico'));
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file[6], file[22]]).toEqual([1, 2, 16, 32]);
    const offset = file.readUInt32LE(18);
    expect(file.subarray(offset + 1, offset + 4).toString()).toBe('PNG');
  });

  it('maskable icon: the sign stays inside the cropping circle', async () => {
    const { data, info } = await sharp(join(PUBLIC, 'icon-maskable-512.png'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let farthest = 0;
    for (let y = 0; y < 512; y += 1) {
      for (let x = 0; x < 512; x += 1) {
        if ((data[(y * 512 + x) * info.channels] ?? 255) < 180)
          farthest = Math.max(farthest, Math.hypot(x - 256, y - 256));
      }
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThan(0.4 * 512);
  });

  it('logo files: drawn from the outlines that the site shows', () => {
    expect(read('favicon.svg')).toBe(drawFavicon());
    for (const ground of ['light', 'dark', 'pine'] as const)
      expect(read(`logo/atre-${ground}.svg`)).toBe(drawWordmark(LOGO_COLOURS[ground]));
    for (const name of ['atre-signature', 'sign-light', 'sign-dark', 'sign-pine', 'sign-signature']) {
      expect(read(`logo/${name}.svg`)).toContain(LOGO.hat);
      expect(read(`logo/${name}.svg`)).not.toContain('<text');
    }
  });

  it('logo files: use the colours of the style sheets', () => {
    const tokens = readFileSync(join('client', 'ui', 'styles', 'tokens.css'), 'utf8');
    for (const [name, colour] of Object.entries(COLOURS)) {
      const token = name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`);
      expect(tokens).toContain(`--${token}: ${colour};`);
    }
  });

  it.each(['fr', 'en'])('manifest in %s: names existing icons with their sizes', async (locale) => {
    const manifest = JSON.parse(read(`site.${locale}.webmanifest`)) as {
      lang: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest.lang).toBe(locale);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons.filter(({ src: path }) => path.endsWith('.png'))) {
      const { width, height } = await sharp(join(PUBLIC, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
