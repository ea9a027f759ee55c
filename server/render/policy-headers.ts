import { routeRow } from '#routes/paths.ts';
import type { LoadedDocument } from './page-loader.ts';

/** What the headers of a page say beyond or instead of the site's, by the policy of its route (routes/paths.ts). */
export function listPolicyHeaders(
  { routeName, status }: Pick<LoadedDocument, 'routeName' | 'status'>,
  modelHeaders: Record<string, string>,
): Record<string, string> {
  const { policy } = routeRow(routeName);
  if (policy === 'secret') return { 'referrer-policy': 'no-referrer' };
  return policy === 'model' && status === 200 ? modelHeaders : {};
}
