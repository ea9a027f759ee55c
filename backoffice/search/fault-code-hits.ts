import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import { readSavTree, savPlace, type SavTree } from '#backoffice/sav/sav-categories.ts';
import { listFaults, toFaultSummary, withCode } from '#backoffice/sav/sav-faults.ts';
import type { SavFaultRecord } from '#backoffice/sav/sav-record.ts';
import { pickContent, type Content } from '#backoffice/content/content-store.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { createHit } from './create-hit.ts';

/** Codes as displays show them: `E4`, `E-4`, `H 02`. */
const CODE = /^[a-z]{1,2}[-.]?\d{1,3}$/i;
const MIN_WORD = 3;

/**
 * Finds faults by their code, first those of the appliance or family that the text names.
 *
 * @returns hits in order; none without a word that an appliance shows as a code
 */
export async function findFaultsByCode(db: Kysely<Schema>, scope: Scope, text: string): Promise<SearchHit[]> {
  const words = text.split(/[\s,;:]+/).filter(Boolean);
  const codes = words
    .flatMap((word, at) => [word, `${word}${words[at + 1] ?? ''}`])
    .filter((word) => CODE.test(word));
  if (codes.length === 0) return [];
  const tree = await readSavTree(db, scope);
  const faults = await listFaults(db, scope, tree);
  const coded = codes.map((code) => withCode(faults, code)).find((found) => found.length > 0) ?? [];
  const named = searchKey(text)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD);
  const ranked = await Promise.all(
    coded.map(async (fault) => ({ fault, score: await countNamed(db, scope, { tree, fault, named }) })),
  );
  return ranked
    .toSorted((one, other) => other.score - one.score)
    .map(({ fault }) => toFaultCodeHit(fault, scope, tree));
}

export async function readFaultCodeHits(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, SearchHit>> {
  if (ids.length === 0) return new Map();
  const [tree, faults] = await Promise.all([
    readSavTree(db, scope),
    pickContent<SavFaultRecord>(db, scope, 'sav_fault', [...ids]),
  ]);
  const byId = new Map(faults.map((fault) => [fault.id, fault]));
  const hits = ids.flatMap((id): [number, SearchHit][] => {
    const fault = byId.get(id);
    return fault && tree.byCode.has(fault.data.family) ? [[id, toFaultCodeHit(fault, scope, tree)]] : [];
  });
  return new Map(hits);
}

function toFaultCodeHit(fault: Content<SavFaultRecord>, scope: Scope, tree: SavTree): SearchHit {
  const { slug, title, family, canonical } = toFaultSummary(fault, scope, tree);
  return createHit({ type: 'fault', code: slug, title, detail: family.name, canonical });
}

type Named = { tree: SavTree; fault: Content<SavFaultRecord>; named: string[] };

/** Counts the words that name the fault, its family or an appliance that shows it. */
async function countNamed(db: Kysely<Schema>, scope: Scope, { tree, fault, named }: Named): Promise<number> {
  const { title, meaning, family, references } = fault.data;
  const cards = await readCardsByReference(db, scope, references);
  const texts = [title, meaning, savPlace(tree, family).name, ...cards.map(({ name }) => name)];
  const words = new Set(searchKey(texts.join(' ')).split(' '));
  return named.filter((word) => words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, '')))
    .length;
}
