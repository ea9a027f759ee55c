import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { createCartApi } from '#shared/api/cart.ts';
import { readRequestedLines } from '#shared/domain/requested-lines.ts';

export const ALERT_FIELD = 'alert';
/** Query parameter that reports a requested notification. */
export const ALERTED_PARAMETER = 'alerted';

/** Requests a back-in-stock notification and redirects to the same page, which reports it. */
export async function requestAlert({ api, form, match, search, store }: ActionArgs): Promise<ActionOutcome> {
  if (!store.settings.cartEnabled) return { kind: 'notFound' };
  if (!store.settings.isProConnected) return { kind: 'unauthorised' };
  const cart = createCartApi(api.caller);
  for (const { type, element_id: id } of readRequestedLines(form)) await cart.alert({ type, element_id: id });
  const query = new URLSearchParams(search);
  query.set(ALERTED_PARAMETER, '1');
  return { kind: 'redirect', to: `${match.pathname}?${query}`, status: 303 };
}
