import { isFailedStatus } from '../render/page-policy.ts';
import type { LoadedDocument } from '../render/page-loader.ts';
import type { PageEntry } from './page-entry.ts';

/** `rendered` just now, `shared` by another node, or `stale-if-error` because no page could be rendered. */
export type PageOrigin = 'rendered' | 'shared' | 'stale-if-error';

/** The result of rendering a page for all visitors. */
export type RenderedPage =
  /** A page. A failed one (`isCacheable: false`) is for the current request only. */
  | { kind: 'page'; entry: PageEntry; isCacheable: boolean; origin: PageOrigin }
  /** The page does not exist. */
  | { kind: 'missing'; document: LoadedDocument }
  /** The page depends on its visitor: rendered for each. */
  | { kind: 'personal' };

/**
 * Renders the page of a key. `waitedMs`: milliseconds the request has waited already, which count towards its
 * timeout.
 * @throws `OverloadedError` when no render may start.
 */
export type RenderPage = (key: string, waitedMs?: number) => Promise<RenderedPage>;

/** True if the page reports a temporary failure. */
export function isFailure(rendered: RenderedPage): boolean {
  return rendered.kind === 'page' && isFailedStatus(rendered.entry.status);
}

/** True if the page reports that the back office is unavailable: other pages cannot be rendered either. */
export function isOutage(rendered: RenderedPage): boolean {
  if (rendered.kind !== 'page') return false;
  const { status } = rendered.entry;
  return rendered.origin === 'stale-if-error' || status === 429 || status === 503 || status === 504;
}
