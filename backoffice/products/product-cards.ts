import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import { readCardScenes } from '#backoffice/pictures/scenes.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { LOW_STOCK } from './low-stock.ts';
import { readCardDrawings, type CardChoice } from './card-drawings.ts';
import { readFrontPictures } from './front-pictures.ts';
import { toPicture } from './product-pictures.ts';
import { lowestForBuyer, seesPrices } from './plan-price.ts';
import { PRODUCT_VAT } from './vat-rate.ts';
import type { StoredCard, StoredPicture } from './product-record.ts';

type Row = Pick<
  Selectable<Schema['product']>,
  | 'id'
  | 'reference'
  | 'type'
  | 'signature'
  | 'is_new'
  | 'sales_plan_ids'
  | 'price_from'
  | 'price_varies'
  | 'plan_prices'
  | 'eco'
  | 'stock'
> &
  Pick<Selectable<Schema['product_translation']>, 'slug' | 'name' | 'card'> & {
    has_model: boolean;
    vat: number;
    burns_gas: boolean;
  };

/**
 * Cards of products in the order of the ids; ids without translation are skipped. They show the size that their price is
 * for, unless `choice` names another.
 */
export async function readCards(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
  choice: CardChoice = {},
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, scope).where('product.id', 'in', ids).execute();
  const drawings = await readCardDrawings(db, scope, rows, choice);
  const cards = await toCards(db, scope, rows, drawings);
  // A room shows one colour, which need not be a requested one.
  const hasScenes = (choice.colours ?? []).length === 0;
  const byId = new Map(cards.map((card) => [card.id, hasScenes ? card : { ...card, scene: null }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Cards of range references visible in the plan, in the given order. They show the middle size. */
export async function readCardsByReference(
  db: Kysely<Schema>,
  scope: Scope,
  references: readonly string[],
): Promise<ProductCard[]> {
  if (references.length === 0) return [];
  const rows = await selectCards(db, scope).where('product.reference', 'in', references).execute();
  const cards = await toCards(db, scope, rows);
  const byReference = new Map(cards.map((card) => [card.reference, card]));
  return references
    .flatMap((reference) => byReference.get(reference) ?? [])
    .filter((card) => card.exist_in.includes(scope.plan.id));
}

export function selectCards(db: Kysely<Schema>, scope: Scope) {
  return db
    .selectFrom('product')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .leftJoin('product_type', 'product_type.key', 'product.type')
    .leftJoin('product_model', 'product_model.product_id', 'product.id')
    .where('product.site_id', '=', scope.siteId)
    .select([
      sql<boolean>`product_model.product_id is not null`.as('has_model'),
      sql<boolean>`coalesce((product_type.data -> 'burns_gas')::boolean, false)`.as('burns_gas'),
      'product.id',
      'product.reference',
      'product.type',
      'product.signature',
      'product.is_new',
      'product.sales_plan_ids',
      'product.price_from',
      'product.price_varies',
      'product.plan_prices',
      'product.eco',
      PRODUCT_VAT.as('vat'),
      'product.stock',
      'product_translation.slug',
      'product_translation.name',
      'product_translation.card',
    ]);
}

/** Cards of rows in their order. @param drawings of the rows; without them, those of the middle sizes */
export async function toCards(
  db: Kysely<Schema>,
  scope: Scope,
  rows: readonly Row[],
  drawings: readonly DrawingData[] = rows.map(({ card }) => (card as StoredCard).drawing),
): Promise<ProductCard[]> {
  const shown = rows.flatMap((row, index) => {
    const drawing = drawings[index];
    return drawing ? [{ row, drawing }] : [];
  });
  const [pictures, scenes] = await Promise.all([
    readFrontPictures(
      db,
      shown.map(({ row, drawing }) => ({ productId: row.id, ...drawing })),
    ),
    readCardScenes(
      db,
      scope.lang,
      shown.map(({ row }) => row.id),
    ),
  ]);
  return shown.map(({ row, drawing }, index) =>
    toCard(row, scope, drawing, { cover: pictures[index] ?? null, scene: scenes.get(row.id) ?? null }),
  );
}

type CardPictures = { cover: StoredPicture | null; scene: ScenePicture | null };

function toCard(
  row: Row,
  scope: Scope,
  drawing: DrawingData,
  { cover: picture, scene }: CardPictures,
): ProductCard {
  const { sizes: _sizes, ...card } = row.card as StoredCard;
  return {
    ...card,
    drawing,
    scene,
    cover: picture && toPicture(picture, drawing.colour, { name: row.name, ...card }, scope.lang),
    id: row.id,
    slug: row.slug,
    name: row.name,
    reference: row.reference,
    type: row.type,
    burns_gas: row.burns_gas,
    signature: row.signature,
    canonical: canonicalPaths('product', scope, row),
    is_new: row.is_new,
    ar: row.has_model,
    price: lowestForBuyer(scope, row, row.vat),
    price_visible: seesPrices(scope),
    stock: stockState(row.stock),
    exist_in: row.sales_plan_ids,
  };
}

export function stockState(quantity: number): ProductCard['stock'] {
  if (quantity === 0) return 'out';
  return quantity <= LOW_STOCK ? 'low' : 'in_stock';
}
