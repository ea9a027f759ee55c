import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp, { type Color } from 'sharp';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { findingText, positionText } from '#backoffice/shop/files/finding-text.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { assignPictures, type PictureSubject } from './assign-pictures.ts';
import { encodePictures, type ProductPictures } from './encode-pictures.ts';
import { prepareFrontPicture, prepareGalleryPicture } from './prepare-picture.ts';
import { readPictures } from './read-pictures.ts';

const LAMP: PictureSubject = {
  key: 'lamp',
  width: 400,
  height: 800,
  isDrawn: true,
  colours: ['red', 'blue'],
  variants: [
    { reference: 'LA-RD', colour: 'red' },
    { reference: 'LA-BL', colour: 'blue' },
  ],
};
const LAMP_2: PictureSubject = { ...LAMP, key: 'lamp-2', colours: ['oak'], variants: [] };

const solid = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 3, background } });
/** A product of 100 × 300 pixels on a ground of 400 × 400. */
const packshot = (ground: Color, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 400, height: 400, channels, background: ground } }).composite([
    { input: { create: { width: 100, height: 300, channels: 3, background: '#204060' } }, left: 20, top: 60 },
  ]);

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const sourcesOf = ({ fronts, gallery }: ProductPictures) => [
  ...fronts.map(
    ({ colour, data }) => `${colour} ${data.srcset.length} ${data.url.replace(/-[\da-f]{10}-/, '-#-')}`,
  ),
  ...gallery.map(
    ({ colour, position, data }) => `${position} ${colour} ${data.url.replace(/-[\da-f]{10}-/, '-#-')}`,
  ),
];

describe('names of pictures', () => {
  it('key, key and colour, or reference, with a number: assigned in order', () => {
    const files = [
      'LA-RD-10.jpg',
      'la-rd-2.jpg',
      'Lamp-blue.png',
      'lamp-1.jpg',
      'lamp-2.jpg',
      'lamp-2-1.webp',
      'x.jpg',
    ];
    const { pictures, others } = assignPictures(
      files.map((file) => `media/${file}`),
      [LAMP, LAMP_2],
    );
    expect(pictures.map(({ file, key, colour }) => `${file.slice(6)} ${key} ${colour}`)).toEqual([
      'Lamp-blue.png lamp blue',
      'lamp-2.jpg lamp-2 null',
      'lamp-1.jpg lamp null',
      'lamp-2-1.webp lamp-2 null',
      'la-rd-2.jpg lamp red',
      'LA-RD-10.jpg lamp red',
    ]);
    expect(others).toEqual(['media/x.jpg']);
  });
});

describe('picture of a product', () => {
  it.each<[string, Color, 3 | 4, boolean]>([
    ['white ground', '#fefefe', 3, false],
    ['transparent ground', { r: 0, g: 0, b: 0, alpha: 0 }, 4, false],
    ['ground of its own', '#88aa66', 3, true],
  ])(
    'front on a %s: a plain ground is trimmed, the rest is a photograph',
    async (_ground, ground, channels, expected) => {
      const bytes = await packshot(ground, channels).png().toBuffer();
      const { content, isPhotograph } = await prepareFrontPicture(bytes, { width: 100, height: 300 });
      expect(isPhotograph).toBe(expected);
      const { width, height } = await sharp(content).metadata();
      expect(Math.abs(width / height - 1 / 3)).toBeLessThan(0.01);
      expect((await pixel(content, width >> 1, height >> 1))[3]).toBe(255);
      expect((await pixel(content, 2, 2))[3]).toBe(expected ? 0 : 255);
    },
  );

  it('orientation of a camera and CMYK: upright, in sRGB', async () => {
    const turned = await solid(800, 400, '#ff0000').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await prepareGalleryPicture(turned, null)).metadata()).toMatchObject({
      width: 400,
      height: 800,
    });
    const print = await solid(800, 600, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const shown = await prepareGalleryPicture(print, null);
    expect(await sharp(shown).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect((await pixel(shown, 5, 5))[0]).toBeGreaterThan(180);
  });

  it('focal point: the picture is cut to the frame of the gallery around it', async () => {
    const wide = await solid(1600, 600, '#ffffff')
      .composite([
        {
          input: { create: { width: 100, height: 600, channels: 3, background: '#0000ff' } },
          left: 1450,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const cut = await prepareGalleryPicture(wide, { x: 0.95, y: 0.5 });
    expect(await sharp(cut).metadata()).toMatchObject({ width: 800, height: 600 });
    expect(await pixel(cut, 700, 300)).toEqual([0, 0, 255, 255]);
  });
});

describe('import of pictures', () => {
  let folder: Awaited<ReturnType<typeof writeTestFolder>>;
  beforeAll(async () => {
    const photograph = await solid(700, 500, '#88aa66').jpeg().toBuffer();
    folder = await writeTestFolder({
      'media/lamp-red.png': await packshot('#ffffff').png().toBuffer(),
      'media/lamp-red-2.jpg': photograph,
      'media/lamp-1.jpg': await solid(700, 500, '#334455').jpeg().toBuffer(),
      'media/lamb.jpg': photograph,
      'media/house.jpg': photograph,
      'media/hero.jpg': photograph,
      'media/lamp-3.jpg': photograph.subarray(0, photograph.length / 2),
      'media/lamp-4.png': 'no picture',
      'media/lamp-5.gif': await solid(700, 500, '#000000').gif().toBuffer(),
      'media/lamp-6.webp': await sharp(Buffer.concat([Buffer.alloc(30_000), Buffer.alloc(30_000, 255)]), {
        raw: { width: 100, height: 200, channels: 3, pageHeight: 100 },
      })
        .webp()
        .toBuffer(),
      'media.csv':
        'file;focus_x;focus_y;alt.fr;alt.en\nlamp-red-2.jpg;50;20;Lampe allumée;Lamp, lit\nhous.jpg;;;;\nlamp-1.jpg;50;;;\nhouse.jpg;200;0;;\n',
    });
  });
  afterAll(() => folder.remove());

  const importAll = async () => {
    const findings = createFindings();
    const shop = await openShopFolder(folder.path);
    const records = await readPictures(shop, [LAMP], findings, new Set(['media/hero.jpg']));
    const progress: string[] = [];
    const to = join(folder.path, '.encoded');
    const pictures = await encodePictures(
      shop,
      [LAMP],
      records,
      { to, onProgress: (done, total) => progress.push(`${done}/${total}`) },
      findings,
    );
    return { pictures, progress, findings: findings.all, to };
  };
  it('pictures: fronts by colour and a gallery; a second run encodes nothing', async () => {
    const first = await importAll();
    const [lamp] = first.pictures;
    expect(lamp && sourcesOf(lamp)).toEqual([
      'red 2 pictures/lamp-red-#-150.avif',
      'blue 4 pictures/lamp-1-#-640.avif',
      '0  pictures/lamp-1-#-700.avif',
      '1 red pictures/lamp-red-2-#-480.avif',
    ]);
    expect(lamp?.fronts[0]?.data).toMatchObject({ scale: { width: 400, height: 800, margin: 0 }, alt: {} });
    expect(lamp?.fronts[0]?.data).not.toHaveProperty('all_colours');
    expect(lamp?.fronts[1]?.data).toMatchObject({ all_colours: true });
    expect(lamp?.gallery[1]?.data.alt).toEqual({ fr: 'Lampe allumée', en: 'Lamp, lit' });
    expect(first.progress).toEqual(['1/1']);
    const times = async () =>
      await Promise.all(
        (await readdir(first.to)).toSorted().map(async (name) => (await stat(join(first.to, name))).mtimeMs),
      );
    const before = await times();
    const second = await importAll();
    expect(second.pictures).toEqual(first.pictures);
    expect(await times()).toEqual(before);
  }, 60_000);

  it('bad pictures and notes: all are named, in both languages', async () => {
    const { findings } = await importAll();
    for (const finding of findings) expect(findingText(finding, 'fr')).not.toBe(findingText(finding, 'en'));
    expect(findings.map((finding) => `${positionText(finding)} ${finding.severity} ${finding.code}`)).toEqual(
      [
        'media/house.jpg:1:1 warning picture_unused',
        'media/lamb.jpg:1:1 warning picture_near',
        'media.csv:3:1 error media_near',
        'media.csv:4:15 error required',
        'media.csv:5:11 error number_big',
        'media/lamp-red.png:1:1 warning picture_small',
        'media/lamp-3.jpg:1:1 error picture_damaged',
        'media/lamp-4.png:1:1 error picture_damaged',
        'media/lamp-5.gif:1:1 error picture_format',
        'media/lamp-6.webp:1:1 error picture_animated',
      ],
    );
  }, 60_000);
});
