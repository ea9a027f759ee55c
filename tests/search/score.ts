import type { TestBackoffice } from '#tests/support/test-backoffice.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { foundTargets, readDocumentTargets } from './found-targets.ts';
import type { JudgedQuery } from './judged-queries.ts';

const PLANS = { part: '1', pro: '2' };
const WITHIN = 5;

/** `place` counts from 1; 0: none of the targets was found. */
export type Scored = JudgedQuery & { place: number; found: string[] };

/**
 * Sends each query to a back office, as the header's field does. `token`: of the professional for queries
 * of kind `own`.
 */
export async function scoreQueries(
  backoffice: Pick<TestBackoffice, 'url' | 'db'>,
  token: string,
  queries: readonly JudgedQuery[],
): Promise<Scored[]> {
  const documents = await readDocumentTargets(backoffice.db);
  const scored: Scored[] = [];
  for (const query of queries) {
    const { language, audience, kind } = query;
    const search = new URLSearchParams({
      site_id: '1',
      lang: language,
      sales_plan_id: PLANS[audience],
      type: 'Suggest',
      language,
      text: query.query,
    });
    const response = await fetch(`${backoffice.url}/api/v1/search?${search}`, {
      headers: kind === 'own' ? { authorization: `Bearer ${token}` } : {},
    });
    const lines = foundTargets(searchResponse.parse(await response.json()), language, documents);
    const place = lines.findIndex((targets) => targets.some((target) => query.expected.includes(target))) + 1;
    scored.push({ ...query, place, found: lines.map(([target = '?']) => target) });
  }
  return scored;
}

/** Shares of queries whose target is first, and within five. */
export function precision(scored: readonly Scored[]): { at1: number; at5: number } {
  const share = (most: number) =>
    scored.filter(({ place }) => place > 0 && place <= most).length / Math.max(1, scored.length);
  return { at1: share(1), at5: share(WITHIN) };
}
