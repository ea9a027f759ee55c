import type { TestBackoffice } from '#tests/support/test-backoffice.ts';
import { searchResponse } from '#shared/contract/search.ts';
import { foundTargets, readDocumentTargets } from './found-targets.ts';
import type { JudgedQuery } from './judged-queries.ts';

const PLANS = { part: '1', pro: '2' };
const WITHIN = 5;

/** `place` counts from 1; 0: none of the targets was found. */
export type Scored = JudgedQuery & { rank: number; found: string[] };

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
    const rank = lines.findIndex((targets) => targets.some((target) => query.expected.includes(target))) + 1;
    scored.push({ ...query, rank, found: lines.map(([target = '?']) => target) });
  }
  return scored;
}

/** Shares of queries whose target is first, and within five. */
export function precision(scored: readonly Scored[]): { at1: number; at5: number } {
  const share = (max: number) =>
    scored.filter(({ rank }) => rank > 0 && rank <= max).length / Math.max(1, scored.length);
  return { at1: share(1), at5: share(WITHIN) };
}
