import type { Kysely } from 'kysely';
import { getContent, listContent, type Content } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import { canonicalPaths } from '#backoffice/urls/canonical-paths.ts';
import type { SavFault, SavFaultSummary } from '#shared/contract/sav.ts';
import { referenceKey } from '#shared/domain/text-keys.ts';
import { listArticles } from './sav-articles.ts';
import { codesWithin, readSavTree, savPlace, type SavTree } from './sav-categories.ts';
import type { SavFaultRecord } from './sav-record.ts';

const RELATED = 3;

/** Fault codes visible in the plan, in the order of their families. */
export async function listFaults(
  db: Kysely<Schema>,
  scope: Scope,
  tree: SavTree,
): Promise<Content<SavFaultRecord>[]> {
  const contents = await listContent<SavFaultRecord>(db, scope, 'sav_fault');
  return contents.filter(({ data }) => tree.byCode.has(data.family));
}

/** Faults with a displayed code: `e 5`, `E-5` and `E05` are equal. */
export function withCode(faults: Content<SavFaultRecord>[], text: string): Content<SavFaultRecord>[] {
  const key = codeKey(text);
  if (!/\d/.test(key)) return [];
  return faults.filter(({ data: { code } }) => code !== null && codeKey(code) === key);
}

export function toFaultSummary(
  { id, data, sales_plan_ids }: Content<SavFaultRecord>,
  scope: Scope,
  tree: SavTree,
): SavFaultSummary {
  const { code, title, slug, family } = data;
  const canonical = canonicalPaths('sav_fault', scope, { slug, signature: false, sales_plan_ids });
  return { id, code, title, slug, family: savPlace(tree, family), canonical };
}

/** @throws Failure 404, or 400 when another plan has it. */
export async function getFault(db: Kysely<Schema>, scope: Scope, id: number): Promise<SavFault> {
  const content = await getContent<SavFaultRecord>(db, scope, 'sav_fault', id);
  const { meaning, checks, end, references, family } = content.data;
  const tree = await readSavTree(db, scope);
  const category = tree.byCode.get(family);
  const [products, articles, all] = await Promise.all([
    readCardsByReference(db, scope, references),
    listArticles(db, scope, category && codesWithin(category)),
    listFaults(db, scope, tree),
  ]);
  const siblings = all.filter((fault) => fault.data.family === family);
  const index = siblings.findIndex((fault) => fault.id === id);
  // The faults that follow, wrapping around, so that every fault is linked from others.
  const others = [...siblings.slice(index + 1), ...siblings.slice(0, index)];
  return {
    ...toFaultSummary(content, scope, tree),
    meaning,
    checks: checks.map(({ text, professional }) => ({ text, professional })),
    end,
    products,
    articles: articles.slice(0, RELATED),
    related: others.slice(0, RELATED).map((fault) => toFaultSummary(fault, scope, tree)),
  };
}

/** Normalizes a code: upper case, no leading zeros, no prefix word. */
function codeKey(text: string): string {
  const key = referenceKey(text).replace(/^(?:CODE|ERREUR|ERROR|ERR|DEFAUT|FAULT)/, '');
  let end = key.length;
  while (/\d/.test(key.charAt(end - 1))) end -= 1;
  const figure = key.slice(end);
  return figure === '' ? key : key.slice(0, end) + Number(figure);
}
