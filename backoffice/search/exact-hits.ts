import type { Kysely } from 'kysely';
import { readSoldVariants } from '#backoffice/cart/read-sold-variants.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { findSerial } from '#backoffice/parts/find-by-text.ts';
import { readParts } from '#backoffice/parts/read-parts.ts';
import { readCards } from '#backoffice/products/product-cards.ts';
import { priceForBuyer } from '#backoffice/products/plan-price.ts';
import { VARIANT_VAT } from '#backoffice/products/vat-rate.ts';
import { findArticles, type Found } from '#backoffice/quick-order/find-articles.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import type { Part } from '#shared/contract/spare-part.ts';
import { explodedViewPath, partsPath } from '#shared/domain/part-paths.ts';
import { formatSerial, readSerial } from '#shared/domain/plate-key.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import { createHit, samePath } from './create-hit.ts';
import { withSearchedPlan } from './search-scope.ts';
import { findKeyCandidates, type KeyCandidate } from './text-keys-in.ts';

const MAX_HITS = 4;
const RANGE_LENGTH = 3;
const BEGINNING_OF_EAN = /^\d{8,12}$/;

export type ExactHits = {
  hits: SearchHit[];
  /** Products of the references, in the order of the hits. */
  productIds: number[];
  /** The text is a reference without other words. */
  isWhole: boolean;
  /** The text with product names instead of their references. */
  named: string;
};

/**
 * Finds articles by a reference, GTIN or serial number in the text: a size in its colour, a part in its drawing, or
 * the successor of either.
 */
export async function findExactHits(db: Kysely<Schema>, scope: Scope, text: string): Promise<ExactHits> {
  const candidates = findKeyCandidates(text);
  if (candidates.length === 0) return { hits: [], productIds: [], isWhole: false, named: text };
  const keys = [...new Set(candidates.flatMap((candidate) => candidate.keys))];
  const inScope = await findArticles(db, scope, keys);
  const articles = inScope.size > 0 ? inScope : await findArticles(db, withSearchedPlan(scope), keys);
  const hits: SearchHit[] = [];
  const productIds: number[] = [];
  let isWhole = false;
  let named = text;
  const taken = new Set<string>();
  for (const candidate of candidates) {
    const words = candidate.text.split(' ');
    if (hits.length >= MAX_HITS || words.some((word) => taken.has(word))) continue;
    const found = candidate.keys.flatMap((key) => articles.get(key) ?? [])[0];
    const hit = found
      ? await readArticle(db, scope, candidate, found)
      : ((await readPlate(db, scope, candidate.text)) ?? (await readBegun(db, scope, candidate)));
    if (!hit) continue;
    for (const word of words) taken.add(word);
    hits.push(hit.hit);
    if (hit.productId !== undefined) productIds.push(hit.productId);
    if (hit.productName !== undefined) named = named.replace(candidate.text, hit.productName);
    isWhole ||= candidate.isWhole;
  }
  return { hits, productIds: [...new Set(productIds)], isWhole, named };
}

type Read = { hit: SearchHit; productId?: number; productName?: string };

async function readArticle(
  db: Kysely<Schema>,
  scope: Scope,
  { text }: KeyCandidate,
  found: Found,
): Promise<Read | undefined> {
  if ('id' in found) {
    return found.kind === 'part' ? readPart(db, scope, found.id, text) : readVariant(db, scope, found.id);
  }
  if (found.kind === 'former') return readFormer(found);
  return readRange(db, scope, found.reference);
}

type FormerProduct = Exclude<Found, { kind: 'part' | 'product' }>;

/** The successor of a product that is no longer sold. */
function readFormer({ reference, name, path, replacedBy }: FormerProduct): Read | undefined {
  if (path === null) return undefined;
  return {
    hit: createHit({
      type: 'former_product',
      code: reference,
      title: replacedBy ?? name,
      detail: name,
      canonical: samePath(path),
      replaces: reference,
    }),
  };
}

/** A product without a choice of size and colour. */
async function readRange(db: Kysely<Schema>, scope: Scope, reference: string): Promise<Read | undefined> {
  const row = await db
    .selectFrom('product')
    .where('site_id', '=', scope.siteId)
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirst();
  const [card] = row ? await readCards(db, scope, [row.id]) : [];
  if (!card) return undefined;
  const { id, slug, name, canonical, cover, price } = card;
  const detail = `${card.subtitle} · ${card.reference}`;
  return {
    hit: createHit({ type: 'product', code: slug, title: name, detail, canonical, cover, price }),
    productId: id,
    productName: name,
  };
}

async function readVariant(db: Kysely<Schema>, scope: Scope, id: number): Promise<Read | undefined> {
  const [sold] = await readSoldVariants(db, scope, [id]);
  const row = await db
    .selectFrom('variant')
    .where('id', '=', id)
    .select([
      'product_id',
      'reference',
      'model',
      'colour',
      'price',
      'plan_prices',
      'eco',
      VARIANT_VAT.as('vat'),
    ])
    .executeTakeFirst();
  const choice = row && { colours: [row.colour], models: new Map([[row.product_id, row.model]]) };
  const [card] = row ? await readCards(db, scope, [row.product_id], choice) : [];
  if (!sold || !row || !card) return undefined;
  const query = `?ref=${encodeURIComponent(row.reference)}`;
  return {
    hit: createHit({
      type: 'variant',
      code: row.reference,
      title: sold.name,
      detail: row.reference,
      canonical: { part: card.canonical.part + query, pro: card.canonical.pro + query },
      cover: card.cover,
      price: priceForBuyer(scope, { ...row, vatRate: row.vat, from: false }),
    }),
    productId: row.product_id,
    productName: card.name,
  };
}

/** The variant whose EAN starts with the digits, if it is the only one. */
async function readBegun(
  db: Kysely<Schema>,
  scope: Scope,
  { keys: [key = ''] }: KeyCandidate,
): Promise<Read | undefined> {
  if (!BEGINNING_OF_EAN.test(key)) return undefined;
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.site_id', '=', scope.siteId)
    .where('ean', 'like', `${key}%`)
    .select('variant.id')
    .limit(2)
    .execute();
  const [only] = rows;
  return only && rows.length === 1 ? readVariant(db, scope, only.id) : undefined;
}

/** A part at its position in its drawing, or its successor. */
async function readPart(
  db: Kysely<Schema>,
  scope: Scope,
  id: number,
  typed: string,
): Promise<Read | undefined> {
  const [requested] = await readParts(db, scope, [id]);
  if (!requested) return undefined;
  const isFormer = requested.old_references.some((old) => referenceKey(old) === referenceKey(typed));
  const former = isFormer ? typed.toUpperCase() : null;
  if (!requested.replacement) return { hit: partHit(requested, former, scope) };
  const [successor] = await readParts(db, scope, [requested.replacement.element_id]);
  return { hit: partHit(successor ?? requested, former ?? requested.reference, scope) };
}

/** Converts a part to a hit that links to its drawing, or without one to the list of parts with its reference. */
export function partHit(part: Part, replaces: string | null, { lang }: Pick<Scope, 'lang'>): SearchHit {
  const { schema, reference, name, price, products } = part;
  const view = schema?.position ? explodedViewPath(lang, schema, schema.position) : undefined;
  const fits = products[0] ? ` · ${products[0].name}` : '';
  return createHit({
    type: 'part',
    code: reference,
    title: name,
    detail: `${reference}${fits}`,
    canonical: view
      ? samePath(view)
      : { part: partsPath(lang, 'part', reference), pro: partsPath(lang, 'pro', reference) },
    price,
    replaces,
  });
}

/** The appliance of a serial number. The page of parts shows its production date and the parts that fit. */
async function readPlate(db: Kysely<Schema>, scope: Scope, text: string): Promise<Read | undefined> {
  if (!readSerial(text)) return undefined;
  const serial = await findSerial(db, scope, text);
  const [card] = serial ? await readCards(db, scope, [serial.productId]) : [];
  if (!serial || !card) return undefined;
  // The reference has the right characters: plates are read with digits for some of them.
  const number = formatSerial({ ...serial, range: card.reference.slice(-RANGE_LENGTH) });
  return {
    hit: createHit({
      type: 'serial',
      code: number,
      title: card.name,
      detail: `${number} · ${serial.year}`,
      canonical: { part: partsPath(scope.lang, 'part', number), pro: partsPath(scope.lang, 'pro', number) },
      cover: card.cover,
    }),
    productId: serial.productId,
  };
}
