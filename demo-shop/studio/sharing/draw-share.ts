import sharp, { type OverlayOptions } from 'sharp';
import { COLOURS } from '#demo-shop/studio/brand/colours.ts';
import { LOGO_COLOURS, wordmarkPaths } from '#demo-shop/studio/brand/draw-logo.ts';
import { drawLines, fitWords } from './draw-lines.ts';

/** A product's cut-out and its size in mm. */
export type SharedProduct = {
  file: string;
  width: number;
  height: number;
  margin: number;
  floorDistance: number;
};

export type ShareTexts = { name: string; note: string; figure: string | null };

type Share = { texts: ShareTexts; products: SharedProduct[]; signature: boolean };

const FRAME = { width: 1200, height: 630 };
const FLOOR = 548;
const LEFT = 64;
const WORDS = 430;
/** Area of the products: up to the right edge, below the top. */
const STAGE = { left: 540, right: 1140, top: 64 };
/** Maximum height above the floor in px: a thermostat hangs at eye level, which is above the picture. */
const MAX_LIFT = 96;
const GAP_MM = 160;
const QUALITY = 50;

const DAY = {
  wall: COLOURS.plaster,
  floor: COLOURS.paper,
  text: COLOURS.ink,
  note: COLOURS.ink2,
  line: COLOURS.ink,
  logo: LOGO_COLOURS.light,
};
const NIGHT = {
  wall: COLOURS.night2,
  floor: COLOURS.night,
  text: COLOURS.ivory,
  note: COLOURS.ivory2,
  line: COLOURS.brass,
  logo: LOGO_COLOURS.signature,
};

/** Draws a link preview as JPEG: products on one floor line in front of a wall, name and figure, the logo. */
export async function drawShare({ texts, products, signature }: Share): Promise<Buffer> {
  const look = signature ? NIGHT : DAY;
  const title = { face: 'title', weight: signature ? 420 : 540, tracking: -0.03 } as const;
  const size = await fitWords(texts.name, { ...title, size: 76, width: WORDS });
  const name = await drawLines(texts.name, {
    ...title,
    size,
    x: LEFT - 3,
    y: 262,
    width: WORDS,
    leading: size,
    max: 3,
    fill: look.text,
  });
  const note = await drawLines(texts.note, {
    face: 'body',
    weight: 400,
    size: 27,
    x: LEFT,
    y: name.bottom + 52,
    width: WORDS,
    leading: 37,
    max: texts.figure ? 3 : 4,
    fill: look.note,
  });
  const figure =
    texts.figure &&
    (await drawLines(texts.figure, {
      face: 'title',
      weight: 520,
      size: 40,
      tracking: -0.02,
      x: LEFT,
      y: FLOOR - 28,
      width: WORDS,
      leading: 44,
      max: 1,
      fill: look.text,
    }));
  const words = `<g transform="translate(${LEFT} 60)">${wordmarkPaths(look.logo, 62)}</g>${name.svg}${note.svg}${figure ? figure.svg : ''}`;
  // Drawn over the products, so that shadows fall on the wall only.
  const floor = `<rect y="${FLOOR}" width="100%" height="100%" fill="${look.floor}"/><path stroke="${look.line}" stroke-width="2" d="M0 ${FLOOR}H${FRAME.width}"/>`;
  return sharp({ create: { ...FRAME, channels: 3, background: look.wall } })
    .composite([{ input: frame(words) }, ...(await placeProducts(products)), { input: frame(floor) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

function frame(inside: string): Buffer {
  const { width, height } = FRAME;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
  );
}

/** Places products side by side at one scale, each at its mounting height, up to the maximum. */
async function placeProducts(products: readonly SharedProduct[]): Promise<OverlayOptions[]> {
  const gaps = GAP_MM * (products.length - 1);
  const width = products.reduce((sum, product) => sum + product.width, gaps);
  const height = Math.max(...products.map((product) => product.height));
  const scale = Math.min((STAGE.right - STAGE.left) / width, (FLOOR - 20 - STAGE.top) / height);
  let x = STAGE.left + (STAGE.right - STAGE.left - width * scale) / 2;
  return Promise.all(
    products.map(async ({ file, margin, floorDistance, ...size }) => {
      const room = FLOOR - STAGE.top - size.height * scale;
      const lift = Math.min(floorDistance * scale, MAX_LIFT, room);
      const place = { left: x - margin * scale, top: FLOOR - lift - (size.height + margin) * scale };
      x += (size.width + GAP_MM) * scale;
      const input = await sharp(file)
        .resize({ width: Math.round((size.width + 2 * margin) * scale) })
        .toBuffer();
      return cropToFrame(input, Math.round(place.left), Math.round(place.top));
    }),
  );
}

/** A shadow may exceed the frame, but an overlay must not. */
async function cropToFrame(input: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(input).metadata();
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const cropped = await sharp(input)
    .extract({
      ...from,
      width: Math.min(width - from.left, FRAME.width - Math.max(0, left)),
      height: Math.min(height - from.top, FRAME.height - Math.max(0, top)),
    })
    .toBuffer();
  return { input: cropped, left: Math.max(0, left), top: Math.max(0, top) };
}
