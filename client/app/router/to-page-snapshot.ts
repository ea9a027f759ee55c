import { isRouteErrorResponse, type RouterState } from 'react-router';
import type { FormState } from '#shared/form-state.ts';
import type { LoadedPage, PageSnapshot } from './page-snapshot.ts';

type RouterResult = Pick<RouterState, 'location' | 'matches' | 'loaderData' | 'errors'> &
  Partial<Pick<RouterState, 'actionData'>>;

/** Converts the router's state into the current page, on both sides. @throws if no route matched. */
export function toPageSnapshot({
  location,
  matches,
  loaderData,
  errors,
  actionData,
}: RouterResult): PageSnapshot {
  const match = matches.at(-1);
  if (!match) throw new Error(`No route matches ${location.pathname}.`);
  const error: unknown = errors ? Object.values(errors)[0] : undefined;
  const { pathname, search, hash, key } = location;
  const form = actionData?.[match.route.id] as FormState | undefined;
  return {
    pattern: match.route.id,
    pathname,
    search,
    hash,
    params: match.params,
    outcome:
      error === undefined ? { kind: 'ok', ...(loaderData[match.route.id] as LoadedPage) } : refusal(error),
    ...(form && { form }),
    key,
  };
}

function refusal(error: unknown): PageSnapshot['outcome'] {
  return { kind: 'error', status: isRouteErrorResponse(error) ? error.status : failure() };
}

/** Status of an unexpected error; offline, the network is the likely cause. */
function failure(): number {
  return typeof document !== 'undefined' && !navigator.onLine ? 503 : 500;
}
