import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { findDocuments, type EntityType, type Found } from '#backoffice/search/find-documents.ts';
import type { SavFaultSummary, SavSearchResponse } from '#shared/contract/sav.ts';
import { listArticles } from './sav-articles.ts';
import { readSavTree } from './sav-categories.ts';
import { listFaults, toFaultSummary, withCode } from './sav-faults.ts';
import { readQuestions } from './sav-questions.ts';

const MAX_HITS = 30;

/**
 * Questions, pages and faults that match a text; all questions without text. A fault code takes precedence
 * over words.
 */
export async function searchSav(db: Kysely<Schema>, scope: Scope, text: string): Promise<SavSearchResponse> {
  const tree = await readSavTree(db, scope);
  const questions = await readQuestions(db, scope, tree);
  if (text.trim() === '') {
    return { total: questions.length, corrected: null, faults: [], questions, articles: [] };
  }
  const [faults, articles, found] = await Promise.all([
    listFaults(db, scope, tree),
    listArticles(db, scope),
    find(db, scope, text, ['sav', 'sav_question', 'sav_fault']),
  ]);
  const coded = withCode(faults, text);
  const faultHits = coded.length > 0 ? coded : inOrder(found, 'sav_fault', faults);
  const matches = {
    faults: faultHits.map((fault) => toFaultSummary(fault, scope, tree)),
    questions: inOrder(found, 'sav_question', questions),
    articles: inOrder(found, 'sav', articles),
  };
  const total = Object.values(matches).reduce((sum, hits) => sum + hits.length, 0);
  return { total, corrected: found.corrected, ...matches };
}

/** Faults by code or symptom; all without text. */
export async function searchFaults(
  db: Kysely<Schema>,
  scope: Scope,
  text: string,
): Promise<{ items: SavFaultSummary[]; total: number }> {
  const tree = await readSavTree(db, scope);
  const faults = await listFaults(db, scope, tree);
  const items = (await pick()).map((fault) => toFaultSummary(fault, scope, tree));
  return { items, total: items.length };

  async function pick() {
    if (text.trim() === '') return faults;
    const coded = withCode(faults, text);
    if (coded.length > 0) return coded;
    return inOrder(await find(db, scope, text, ['sav_fault']), 'sav_fault', faults);
  }
}

function find(db: Kysely<Schema>, scope: Scope, text: string, types: EntityType[]): Promise<Found> {
  const planIds = [scope.plan.id];
  const searchScope = { siteId: scope.siteId, lang: scope.lang, planIds, productPlanIds: planIds };
  return findDocuments(db, searchScope, text, { window: { from: 0, size: MAX_HITS }, entityTypes: types });
}

function inOrder<Item extends { id: number }>(found: Found, type: EntityType, items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return found.hits.flatMap((hit) => (hit.entity_type === type ? (byId.get(hit.entity_id) ?? []) : []));
}
