import { routeRow } from '#routes/paths.ts';
import type { LoadedDocument } from './page-loader.ts';

/** Lists the headers of a page that replace those of the site, by the policy of its route (routes/paths.ts). */
export function listPolicyHeaders(
  { routeName, status }: Pick<LoadedDocument, 'routeName' | 'status'>,
  modelHeaders: Record<string, string>,
): Record<string, string> {
  const { policy } = routeRow(routeName);
  if (policy === 'secret') return { 'referrer-policy': 'no-referrer' };
  return policy === 'model' && status === 200 ? modelHeaders : {};
}
