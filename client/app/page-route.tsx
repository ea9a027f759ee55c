import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { LazyPage } from '#routes/lazy-page.tsx';
import { routerPath, toPageMatch } from '#routes/match.ts';
import type { RouteVariant } from '#routes/variants.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import { enterPage } from './enter-page.ts';
import type { LoadedPage } from './loaded-page.ts';
import { PageError } from './page-error.tsx';
import { PageView } from './page-view.tsx';
import { sessionContext, type Session } from './session.ts';

/** What a route carries besides its loader: which form of which page it is. */
export type PageHandle = { variant: RouteVariant; page: LazyPage };

/** The route of one form of a page. */
export function pageRoute(variant: RouteVariant, page: LazyPage): RouteObject {
  const handle: PageHandle = { variant, page };
  return {
    id: variant.pattern,
    path: routerPath(variant),
    caseSensitive: true,
    handle,
    loader: (args) => loadPage(args, handle),
    element: <PageView Page={page.Page} />,
    errorElement: <PageError />,
  };
}

async function loadPage(
  { request, params, context }: LoaderFunctionArgs,
  { variant, page }: PageHandle,
): Promise<LoadedPage> {
  const session = context.get(sessionContext);
  const url = new URL(request.url);
  const match = toPageMatch(variant, params, url.pathname);
  const [outcome] = await Promise.all([
    match ? enterPage(session, { variant, match, url, load: page.load }) : notFound(session),
    page.preload(),
  ]);
  return toRouterAnswer(outcome);
}

/** A list with malformed filters is no page; the layout around its error page is complete all the same. */
async function notFound(session: Session): Promise<PageOutcome<never>> {
  await session.store.settings.loadNavigation(session.api);
  return { kind: 'notFound' };
}

/** React-router takes redirects and refusals as things thrown. */
function toRouterAnswer(outcome: PageOutcome<unknown>): LoadedPage {
  switch (outcome.kind) {
    case 'ok':
      return { data: outcome.data, meta: outcome.meta };
    case 'redirect':
      throw redirect(outcome.to, outcome.status);
    case 'notFound':
      throw data(null, { status: 404 });
    case 'unauthorised':
      throw data(null, { status: 401 });
    case 'unavailable':
      throw data(null, { status: outcome.status });
  }
}
