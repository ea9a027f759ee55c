import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import english from '#locales/en.json' with { type: 'json' };
import french from '#locales/fr.json' with { type: 'json' };
import { BRAND } from '#shared/brand.ts';
import { COLOURS } from './brand/colours.ts';
import {
  drawFavicon,
  drawSign,
  drawSignatureWordmark,
  drawWordmark,
  LOGO_COLOURS,
} from './brand/draw-logo.ts';
import { writeIco } from './brand/write-ico.ts';

/**
 * `npm run brand`: writes logo files, icons and manifests from the outlines in client/components/logo. The
 * output is committed.
 */
const FOLDER = join('client', 'public');
const LOGOS = join(FOLDER, 'logo');
/** Systems crop maskable icons to a circle of 80 % of the width; the sign stays inside. */
const SHARE = { plain: 0.72, maskable: 0.5, apple: 0.6 };

mkdirSync(LOGOS, { recursive: true });
for (const [name, colours] of Object.entries(LOGO_COLOURS)) {
  if (name !== 'signature') writeFileSync(join(LOGOS, `atre-${name}.svg`), drawWordmark(colours));
  writeFileSync(join(LOGOS, `sign-${name}.svg`), drawSign(null, colours, 0.9));
}
writeFileSync(join(LOGOS, 'atre-signature.svg'), await drawSignatureWordmark());

const { paper } = COLOURS;
const sign = (share: number) => drawSign(paper, LOGO_COLOURS.light, share);
writeFileSync(join(FOLDER, 'favicon.svg'), drawFavicon());
const small = await Promise.all([16, 32].map(async (size) => ({ size, png: await png(sign(0.86), size) })));
writeFileSync(join(FOLDER, 'favicon.ico'), writeIco(small));
writeFileSync(join(FOLDER, 'apple-touch-icon.png'), await png(sign(SHARE.apple), 180));
for (const size of [192, 512]) {
  writeFileSync(join(FOLDER, `icon-${size}.png`), await png(sign(SHARE.plain), size));
  writeFileSync(join(FOLDER, `icon-maskable-${size}.png`), await png(sign(SHARE.maskable), size));
}
writeManifest('site.fr.webmanifest', { lang: 'fr', start_url: '/', description: french['footer.line'] });
writeManifest('site.en.webmanifest', { lang: 'en', start_url: '/en', description: english['footer.line'] });

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * (size / 96) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

function writeManifest(file: string, own: { lang: string; start_url: string; description: string }): void {
  const icons = [192, 512].flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  const manifest = {
    id: own.start_url,
    name: BRAND,
    short_name: BRAND,
    ...own,
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
  writeFileSync(join(FOLDER, file), `${JSON.stringify(manifest, null, 2)}\n`);
}
