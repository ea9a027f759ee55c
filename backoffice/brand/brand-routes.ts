import { createHash } from 'node:crypto';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Brand } from '#shared/contract/brand.ts';
import { makeBrandFile, type BrandFile } from './brand-files.ts';
import { readColourRules } from './colour-rules.ts';

const MAX_FILES = 100;
const VERSION_LENGTH = 12;

/**
 * Address of a brand's files. It contains a hash of the brand and of the rules of colours, so that its files never
 * change.
 */
export function brandFolder(brand: Brand, colourRules: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([brand, colourRules]))
    .digest('hex');
  return `/media/brand/${hash.slice(0, VERSION_LENGTH)}/`;
}

/** Serves the files of brands: icons, manifests, style sheets. An address of a former version gets the present file. */
export function createBrandFiles(db: Kysely<Schema>): Router {
  const router = Router();
  const cache = new LRUCache<string, BrandFile>({ max: MAX_FILES });
  router.get('/brand/:version/:file', async (request, response, next) => {
    const { version, file: name } = request.params;
    const [sites, colourRules] = await Promise.all([
      db.selectFrom('site').select('brand').orderBy('id').execute(),
      readColourRules(db),
    ]);
    const brands = sites.map(({ brand }) => brand as Brand);
    const exact = brands.find(
      (candidate) => brandFolder(candidate, colourRules) === `/media/brand/${version}/`,
    );
    const brand = exact ?? brands[0];
    if (!brand) return next();
    const folder = brandFolder(brand, colourRules);
    const file = cache.get(folder + name) ?? (await makeBrandFile({ brand, colourRules, folder }, name));
    if (!file) return next();
    cache.set(folder + name, file);
    // `set` would add a character set.
    response.setHeader('content-type', file.type);
    response
      .set('cache-control', exact ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
      .send(file.bytes);
  });
  return router;
}
