import { Outlet, useLocation, useMatches, type UIMatch } from 'react-router';
import { useStore } from '#client/stores/store-context.ts';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { toPageMatch, type PageMatch } from '#routes/match.ts';
import type { RouteName } from '#routes/paths.ts';
import { layouts } from './layouts/layouts.ts';
import type { LoadedPage } from './loaded-page.ts';
import { PageContext, type CurrentPage } from './page-context.ts';
import type { PageHandle } from './page-route.tsx';

type AppShellProps = { isLive: (name: RouteName) => boolean };

/** What stands around every page: the layout its route asks for, and the page's own facts for whoever needs them. */
export function AppShell({ isLive }: AppShellProps) {
  const route = useMatches().at(-1) as UIMatch<LoadedPage | undefined, PageHandle>;
  const { pathname, search } = useLocation();
  const { target } = useStore().settings;
  const { variant } = route.handle;
  const match = toPageMatch(variant, route.params, pathname) ?? bareMatch(variant, pathname);
  const meta = route.loaderData?.meta;
  const shown = target === 'part' ? 'part' : 'pro';
  const page: CurrentPage = { match, search, meta, site: { locale: match.locale, target: shown }, isLive };
  const Layout = layouts[meta?.layout ?? match.row.layout];
  return (
    <PageContext value={page}>
      <Layout>
        <main id={SKIP_TARGETS.content} tabIndex={-1}>
          <Outlet />
        </main>
      </Layout>
    </PageContext>
  );
}

/** For an address that fits a route and is no page: its error page still has a header and a footer. */
function bareMatch(variant: PageHandle['variant'], pathname: string): PageMatch {
  const { row, locale, urlTarget, target } = variant;
  return { name: row.name, row, locale, urlTarget, target, params: {}, pathname };
}
