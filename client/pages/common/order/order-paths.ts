import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { CartStep } from '#shared/contract/cart.ts';

type Match = Pick<LoadArgs['match'], 'locale' | 'urlTarget'>;

const STEPS: Record<CartStep, RouteName> = {
  cart: 'order-cart',
  shipping: 'order-shipping',
  summary: 'order-summary',
};

/** Path of a checkout step (CK-07). */
export function stepPath(match: Match, step: string): string {
  const name = STEPS[step as CartStep] ?? 'order-cart';
  return href(name, { locale: match.locale, target: match.urlTarget });
}

export function orderPath(match: Match, name: RouteName, reference: string): string {
  const path = href(name, { locale: match.locale, target: match.urlTarget });
  return `${path}?reference=${encodeURIComponent(reference)}`;
}

/** Reads an order reference from the query; `undefined` when it is malformed. */
export function readReference(search: URLSearchParams): string | undefined {
  const reference = search.get('reference') ?? '';
  return /^[\w-]{3,40}$/.test(reference) ? reference : undefined;
}
