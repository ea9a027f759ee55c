import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import { isLocale } from '#shared/locale.ts';
import { drawProductSheet } from './product-sheet.ts';

const FILE = /^(at-[a-z]{3,6})-fiche\.pdf$/;
const ONE_HOUR = 3600;

/** Serves the documents everybody may have, made from the catalogue's data when they are asked for. */
export function createDocumentFiles(db: Kysely<Schema>): Router {
  const router = Router();
  router.get('/documents/:lang/:file', async (request, response, next) => {
    const { lang } = request.params;
    const reference = FILE.exec(request.params.file)?.[1]?.toUpperCase();
    if (!reference || !isLocale(lang)) return next();
    const product = await db
      .selectFrom('product')
      .innerJoin('product_translation', 'product_id', 'product.id')
      .where('reference', '=', reference)
      .where('lang', '=', lang)
      .select(['name', 'reference', 'card', 'texts', 'details'])
      .executeTakeFirst();
    if (!product) return next();
    response.type('application/pdf').set('cache-control', `public, max-age=${ONE_HOUR}`);
    drawProductSheet(
      {
        lang,
        name: product.name,
        reference: product.reference,
        card: product.card as StoredCard,
        texts: product.texts as StoredTexts,
        details: product.details as StoredDetails,
      },
      response,
    );
  });
  return router;
}
