import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readDocuments } from '#backoffice/documents/read-documents.ts';
import { mayHaveConnected, type Principal } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import type { StoredDetails } from '#backoffice/products/product-record.ts';
import type { Plate } from '#shared/contract/spare-part.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import { findPartIds, findProduct, findSerial } from './find-by-text.ts';
import { spanOf, withYears } from './part-facts.ts';
import { readParts } from './read-parts.ts';
import { listSchemas } from './schema-links.ts';

type Asker = { scope: Scope; principal: Principal };

const MANUAL = 'notice-pose';
const DAYS_A_WEEK = 7;
const A_DAY_MS = 86_400_000;

/** Resolves the text of a data plate, a label or an old delivery note. */
export async function resolvePlate(db: Kysely<Schema>, asker: Asker, text: string): Promise<Plate> {
  const { scope } = asker;
  const key = plateKey(text);
  const nothing: Plate = {
    kind: 'none',
    key,
    product: null,
    made: null,
    manual: null,
    schema: null,
    warranty_end: null,
    part: null,
  };
  if (key === '') return nothing;
  const [partId] = await findPartIds(db, scope, key);
  if (partId !== undefined) {
    const [part] = await readParts(db, scope, [partId]);
    return { ...nothing, kind: 'part', part: part ?? null, schema: part?.schema ?? null };
  }
  const serial = await findSerial(db, scope, text);
  const id = serial?.productId ?? (await findProduct(db, scope, key))?.id;
  const about = id === undefined ? undefined : await readProduct(db, asker, id);
  if (!about) return nothing;
  const { guarantee, ...rest } = about;
  if (!serial) return { ...nothing, kind: 'product', ...rest };
  return {
    ...nothing,
    kind: 'serial',
    ...rest,
    made: { year: serial.year, week: serial.week },
    warranty_end: guaranteedUntil(serial, guarantee),
  };
}

/**
 * End of the guarantee, counted from the end of the week of manufacture, because no appliance is sold
 * earlier.
 */
function guaranteedUntil({ year, week }: { year: number; week: number }, guarantee: number): string {
  const made = new Date(Date.UTC(year, 0, 1) + (week * DAYS_A_WEEK - 1) * A_DAY_MS);
  made.setUTCFullYear(made.getUTCFullYear() + guarantee);
  return made.toISOString().slice(0, 10);
}

async function readProduct(db: Kysely<Schema>, { scope, principal }: Asker, id: number) {
  const [[card], details, documents, schemas, years] = await Promise.all([
    readCards(db, scope, [id]),
    db.selectFrom('product').select('details').where('id', '=', id).executeTakeFirst(),
    readDocuments(db, scope, id, mayHaveConnected(principal)),
    listSchemas(db, scope, { productIds: [id] }),
    db
      .selectFrom('part_product')
      .innerJoin('part', 'part.id', 'part_product.part_id')
      .where('product_id', '=', id)
      .where('part.kind', '=', 'spare')
      .select(['year_from', 'year_to'])
      .execute(),
  ]);
  if (!card?.exist_in.includes(scope.plan.id)) return undefined;
  const { name, reference, subtitle, canonical } = card;
  return {
    product: { id, name, reference, subtitle, canonical, ...withYears(spanOf(years)) },
    manual: documents.find(({ kind }) => kind === MANUAL) ?? null,
    schema: schemas[0] ?? null,
    guarantee: (details?.details as StoredDetails | undefined)?.guarantee ?? 0,
  };
}
