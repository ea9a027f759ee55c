import { Router } from 'express';
import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredCard, StoredTexts } from '#backoffice/products/product-record.ts';
import { isLocale } from '#shared/locale.ts';
import { dimensionDrawingSvg } from './dimension-drawing-svg.ts';

/** Reference of a product and code of a size. */
const FILE = /^([a-z\d-]{2,60})-([a-z\d]{1,20})\.svg$/;
const ONE_HOUR = 3600;

/** Serves the dimension drawing of every size, rendered from catalogue data on request. */
export function createDimensionDrawingFiles(db: Kysely<Schema>): Router {
  const router = Router();
  router.get('/plans/:lang/:file', async (request, response, next) => {
    const { lang } = request.params;
    const [, range, code] = FILE.exec(request.params.file) ?? [];
    if (!range || !code || !isLocale(lang)) return next();
    const product = await db
      .selectFrom('product')
      .innerJoin('product_translation', 'product_id', 'product.id')
      .where('reference', '=', range.toUpperCase())
      .where('lang', '=', lang)
      .select(['site_id', 'name', 'reference', 'card', 'texts'])
      .executeTakeFirst();
    const { models = [] } = (product?.texts ?? {}) as Partial<StoredTexts>;
    const model = models.find((candidate) => candidate.code.toLowerCase() === code);
    if (!product || !model) return next();
    const reference = `${product.reference}-${model.code}`;
    const { drawing } = product.card as StoredCard;
    const { name: brand } = await readBrand(db, product.site_id);
    response
      .type('image/svg+xml')
      .set('cache-control', `public, max-age=${ONE_HOUR}`)
      .set('content-disposition', `attachment; filename="${reference.toLowerCase()}.svg"`)
      .send(dimensionDrawingSvg({ lang, brand, name: product.name, reference, drawing, model }));
  });
  return router;
}
