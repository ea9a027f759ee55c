import { href } from '#routes/href.ts';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { OutcomeError } from '#shared/page-outcome.ts';

const AR_PAGES = new Map<RouteName, RouteName>([
  ['product', 'product-ar'],
  ['signature-product', 'signature-product-ar'],
]);

/**
 * Converts a product's path to that of its AR page.
 * @throws OutcomeError 404 for any other path
 */
export function toArPath(productPath: string): string {
  const match = matchPath(productPath)?.match;
  const name = match && AR_PAGES.get(match.name);
  if (!name) throw new OutcomeError({ kind: 'notFound' });
  return href(name, { locale: match.locale, target: match.urlTarget }, match.params);
}
