import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readDocuments } from '#backoffice/documents/read-documents.ts';
import { readCategoryLinks } from '#backoffice/categories/category-links.ts';
import { mayHaveConnected, type Principal } from '#backoffice/http/principal.ts';
import { dimensionDrawingPath } from '#backoffice/dimension-drawings/dimension-drawing-path.ts';
import { notFound, notInThisPlan } from '#backoffice/http/failure.ts';
import { readProductScenes } from '#backoffice/pictures/scenes.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Product } from '#shared/contract/product.ts';
import { readCards, selectCards, toCards } from './product-cards.ts';
import type { StoredDetails, StoredModel, StoredTexts } from './product-record.ts';
import type { StoredType } from './product-type.ts';
import { showModel } from './product-models.ts';
import { showGallery, showPictures, showRooms } from './product-pictures.ts';
import { readColourLabels, selectVariants, toVariant } from './product-variants.ts';

/**
 * Data of a product page.
 * @throws Failure 404, or 400 when another plan sells it.
 */
export async function getProduct(
  db: Kysely<Schema>,
  scope: Scope,
  id: number,
  principal: Principal,
): Promise<Product> {
  const row = await selectCards(db, scope)
    .where('product.id', '=', id)
    .select(['product.details', 'product_translation.texts', 'product_type.data as type_data'])
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!row.sales_plan_ids.includes(scope.plan.id)) throw notInThisPlan(row.sales_plan_ids);

  const [variants, colours, documents, categories, related, pictures, gallery, rooms, model] =
    await Promise.all([
      selectVariants(db).where('variant.product_id', '=', id).orderBy('variant.position').execute(),
      readColourLabels(db, scope.lang),
      readDocuments(db, scope, id, mayHaveConnected(principal)),
      readCategoryLinks(db, scope, id),
      readRelated(db, scope, id),
      db
        .selectFrom('product_picture')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('width')
        .orderBy('height')
        .execute(),
      db.selectFrom('product_gallery').selectAll().where('product_id', '=', id).orderBy('position').execute(),
      readProductScenes(db, scope.lang, id),
      db.selectFrom('product_model').select('data').where('product_id', '=', id).executeTakeFirst(),
    ]);
  const [card] = await toCards(db, scope, [row]);
  if (!card) throw notFound();
  const texts = row.texts as StoredTexts;
  const heatedRoom = (row.type_data as StoredType | null)?.heated_room;
  return {
    ...card,
    ...texts,
    models: texts.models.map((size) => ({
      ...size,
      plan: dimensionDrawingPath(card.reference, size.code, scope.lang),
    })),
    ...(row.details as StoredDetails),
    ...(heatedRoom && { heated_room: heatedRoom }),
    variants: variants.map((variant) => toVariant(variant, scope, colours)),
    documents,
    pictures: showPictures(pictures, card, scope.lang),
    gallery: showGallery(gallery, card, scope.lang),
    rooms: showRooms(rooms, { ...card, ...texts, variants, colours }),
    ar: showModel(model?.data as StoredModel | undefined, card),
    goes_with: related,
    categories,
  };
}

async function readRelated(db: Kysely<Schema>, scope: Scope, id: number) {
  const rows = await db
    .selectFrom('product_relation')
    .select('related_id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const cards = await readCards(
    db,
    scope,
    rows.map((row) => row.related_id),
  );
  return cards.filter((card) => card.exist_in.includes(scope.plan.id));
}
