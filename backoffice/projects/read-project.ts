import type { Kysely, Selectable } from 'kysely';
import type { ConfigurationTable } from '#backoffice/database/project-tables.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { wattsOf } from '#backoffice/documents/document-words.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import type { StoredTexts } from '#backoffice/products/product-record.ts';
import {
  project as projectSchema,
  type Configuration,
  type Project,
  type ProjectRoom,
} from '#shared/contract/project.ts';
import { requireOwnProject, selectOwnConfigurations } from './own-projects.ts';
import { projectReference } from './project-reference.ts';
import { readSizePrices, toAmount, totalOf } from './size-prices.ts';
import { outsideOf, sizeRoom } from './size-room.ts';

type Row = Selectable<ConfigurationTable>;
type Owner = { customerId: number; isProfessional: boolean };
type Catalogue = {
  cards: Map<number, NonNullable<Configuration['product']>>;
  models: Map<number, StoredTexts['models']>;
};

const house = projectSchema.pick({ built: true, works: true, altitude: true });

/**
 * A worksite with all its configurations.
 * @throws Failure 404 for the worksite of another customer
 */
export async function readProject(
  db: Kysely<Schema>,
  scope: Scope,
  { customerId, isProfessional }: Owner,
  id: number,
): Promise<Project> {
  const row = await requireOwnProject(db, customerId, id);
  const rows = await selectOwnConfigurations(db, customerId)
    .where('project.id', '=', id)
    .selectAll('configuration')
    .orderBy('configuration.id')
    .execute();
  const [catalogue, priceOf] = await Promise.all([
    readCatalogue(db, scope, rows),
    readSizePrices(db, rows, isProfessional),
  ]);
  const sized = { ...house.parse(row), department: row.department };
  return {
    id,
    name: row.name,
    reference: projectReference(row),
    zipcode: row.zipcode,
    city: row.city,
    date: row.created_at.toISOString(),
    altitude: sized.altitude,
    built: sized.built,
    works: sized.works,
    outside: outsideOf(sized),
    total: toAmount(totalOf(rows, priceOf), isProfessional),
    configurations: rows.map((configuration) => {
      const room = configuration.room as ProjectRoom | null;
      const cents = priceOf(configuration);
      return {
        id: configuration.id,
        project_id: id,
        name: configuration.name,
        quantity: configuration.quantity,
        room,
        sizing: room && sizeRoom(sized, room),
        ...chosenOf(configuration, catalogue),
        price: cents === null ? null : toAmount(cents, isProfessional),
      };
    }),
  };
}

async function readCatalogue(db: Kysely<Schema>, scope: Scope, rows: readonly Row[]): Promise<Catalogue> {
  const ids = [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))];
  if (ids.length === 0) return { cards: new Map(), models: new Map() };
  const cards = await readCards(db, scope, ids);
  const texts = await db
    .selectFrom('product_translation')
    .where('product_id', 'in', ids)
    .where('lang', '=', scope.lang)
    .select(['product_id', 'texts'])
    .execute();
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    models: new Map(texts.map((row) => [row.product_id, (row.texts as StoredTexts).models])),
  };
}

/** Product and size of a configuration; neither when one of them has left the catalogue. */
function chosenOf(
  { product_id: id, model: code }: Row,
  { cards, models }: Catalogue,
): Pick<Configuration, 'product' | 'model'> {
  const product = id === null ? undefined : cards.get(id);
  const model = id === null ? undefined : models.get(id)?.find((size) => size.code === code);
  if (!product || !model) return { product: null, model: null };
  const { label, width, height, depth, fixings, connections, clearances, energy_class } = model;
  return {
    product,
    model: {
      code: model.code,
      label,
      width,
      height,
      depth,
      fixings,
      ...(connections && { connections }),
      ...(clearances && { clearances }),
      energy_class,
      reference: `${product.reference}-${model.code}`,
      power: wattsOf(model) ?? null,
    },
  };
}
