import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readMediaManifest } from '#backoffice/demo/media-manifest.ts';
import { SHARES_FOLDER, type ShareManifest } from '#backoffice/demo/share-manifest.ts';
import { LOCALES } from '#shared/locale.ts';
import { hashOf } from '#backoffice/pictures/encode-picture.ts';
import { removeUnnamed } from './encoding/remove-unnamed.ts';
import { drawShare } from './sharing/draw-share.ts';
import { categoriesToShare, productsToShare } from './sharing/what-to-share.ts';

/**
 * `npm run shares`: draws the link previews of products and categories from the encoded
 * pictures. The output is committed; run it again when pictures, names or figures have changed (decision
 * 18).
 */
const MAX_MIB = 8;
const BYTES_PER_MIB = 1_048_576;

const { pictures } = await readMediaManifest();
const catalogue = await readDemoCatalogue();
const manifest: ShareManifest = { product: {}, category: {} };
const files = new Map<string, Buffer>();
mkdirSync(SHARES_FOLDER, { recursive: true });

const requested = [...productsToShare(catalogue, pictures), ...categoriesToShare(catalogue, pictures)];
for (const { kind, key, signature, products, texts } of requested) {
  const named = await Promise.all(
    LOCALES.map(async (lang) => {
      const data = await drawShare({ texts: texts[lang], products, signature });
      const name = `${kind}-${key}-${lang}-${hashOf([data])}.jpg`;
      files.set(name, data);
      return [lang, name] as const;
    }),
  );
  manifest[kind][key] = Object.fromEntries(named) as Record<(typeof LOCALES)[number], string>;
}
await removeUnnamed(SHARES_FOLDER, [...files.keys()]);
for (const [name, data] of files) writeFileSync(join(SHARES_FOLDER, name), data);
writeFileSync(join(SHARES_FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);

const mebibytes = [...files.values()].reduce((sum, { length }) => sum + length, 0) / BYTES_PER_MIB;
process.stdout.write(`${files.size} pictures, ${mebibytes.toFixed(1)} MiB\n`);
if (mebibytes > MAX_MIB) throw new Error(`The pictures exceed ${MAX_MIB} MiB.`);
