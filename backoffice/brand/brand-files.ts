import sharp from 'sharp';
import type { Brand } from '#shared/contract/brand.ts';
import { LOCALES } from '#shared/locale.ts';
import { coloursOf } from '#shared/domain/brand-colours.ts';
import { logoOnGround } from './logo-svg.ts';
import { manifestOf } from './manifest.ts';
import { outlineText } from './outline-text.ts';
import { wordmarkOf } from './wordmark.ts';
import { themeCss } from './theme-css.ts';

export type BrandFile = { type: string; bytes: Buffer };

export type BrandSource = {
  brand: Brand;
  /** Style rules of the colours of products. */
  colourRules: string;
  /** Address of the files, with a trailing slash. */
  folder: string;
};

/** Systems crop maskable icons to a circle of 80 % of the width; the sign stays inside. */
const SHARES = { plain: 0.72, maskable: 0.5, apple: 0.6, tab: 0.86 };
const ICON = /^icon-(maskable-)?(32|192|512)\.png$/;
const APPLE_SIZE = 180;
const ICON_SIZE = 96;
const SHARE_SIZE = { width: 1200, height: 630 };
const SHARE_LOGO = 0.4;

/**
 * A file of a brand by its name: icons, manifest, style sheet, and the picture of shared links.
 * @returns `undefined` for another name
 */
export async function makeBrandFile(
  { brand, colourRules, folder }: BrandSource,
  name: string,
): Promise<BrandFile | undefined> {
  const [, maskable, size] = ICON.exec(name) ?? [];
  if (size)
    return png(brand, Number(size), maskable ? SHARES.maskable : size === '32' ? SHARES.tab : SHARES.plain);
  if (name === 'apple-touch-icon.png') return png(brand, APPLE_SIZE, SHARES.apple);
  if (name === 'favicon.svg') return textFile('image/svg+xml', tabIcon(brand));
  if (name === 'share.jpg') return sharePicture(brand);
  if (name === 'theme.css') return textFile('text/css; charset=utf-8', themeCss(brand, colourRules));
  const lang = LOCALES.find((locale) => name === `site.${locale}.webmanifest`);
  return lang && textFile('application/manifest+json', JSON.stringify(manifestOf(brand, lang, folder)));
}

function logoColours(brand: Brand): { text: string; accent: string } {
  const { ink, accent } = coloursOf(brand);
  return { text: ink, accent };
}

function iconSvg(brand: Brand, size: number, share: number): string {
  const sign = brand.icon ?? outlineText(Array.from(brand.name)[0] ?? '');
  return logoOnGround(sign, {
    ground: coloursOf(brand).paper,
    colours: logoColours(brand),
    size: { width: size, height: size },
    share,
  });
}

/** Icon of a browser's tab, in the scheme of the browser. */
function tabIcon(brand: Brand): string {
  const { paper, ink, accent, accent_light } = coloursOf(brand);
  const rules = `rect{fill:${paper}}@media (prefers-color-scheme:dark){rect{fill:${ink}}[fill='${ink}']{fill:${paper}}[fill='${accent}']{fill:${accent_light}}}`;
  return iconSvg(brand, ICON_SIZE, SHARES.tab).replace('<rect', () => `<style>${rules}</style><rect`);
}

async function png(brand: Brand, size: number, share: number): Promise<BrandFile> {
  const bytes = await sharp(Buffer.from(iconSvg(brand, size, share)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { type: 'image/png', bytes };
}

async function sharePicture(brand: Brand): Promise<BrandFile> {
  const svg = logoOnGround(wordmarkOf(brand), {
    ground: coloursOf(brand).paper,
    colours: logoColours(brand),
    size: SHARE_SIZE,
    share: SHARE_LOGO,
  });
  return { type: 'image/jpeg', bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer() };
}

function textFile(type: string, text: string): BrandFile {
  return { type, bytes: Buffer.from(text) };
}
