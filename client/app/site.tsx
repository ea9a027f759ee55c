import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { ErrorView } from '#client/components/error-view/error-view.tsx';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import { toCurrentPage } from '#client/app/page/current-page.ts';
import { ErrorBoundary } from '#client/app/parts/error-boundary.tsx';
import { FormContext } from '#client/app/forms/form-context.ts';
import { FallbackPage } from '#client/app/parts/fallback-page.tsx';
import { layouts } from './layouts/layouts.ts';
import { PageContext } from '#client/app/page/page-context.ts';
import { PageHead } from '#client/app/page/page-head.tsx';
import { OmittedSectionsContext } from '#client/app/parts/section.tsx';
import type { PageSnapshot } from '#client/app/router/page-snapshot.ts';

const NONE: readonly string[] = [];

type SiteProps = {
  page: PageSnapshot;
  isSending?: boolean;
};

/**
 * The current page in its route's layout. Two error boundaries: the inner one preserves header and footer, the outer
 * one is the fallback page.
 */
export function Site({ page: shown, isSending = false }: SiteProps) {
  return (
    <ErrorBoundary resetKey={shown.key} renderFallback={() => <FallbackPage />}>
      <FormContext value={{ state: shown.form, isSending }}>
        <OmittedSectionsContext value={shown.omitted ?? NONE}>
          <PageInLayout shown={shown} />
        </OmittedSectionsContext>
      </FormContext>
    </ErrorBoundary>
  );
}

function PageInLayout({ shown }: { shown: PageSnapshot }) {
  const current = toCurrentPage(shown, useStore().settings);
  const { page } = findRoutedPage(shown.pattern);
  const Layout = layouts[current.match.row.layout];
  return (
    <PageContext value={current}>
      <Layout>
        <Main title={current.meta?.title}>
          <ErrorBoundary resetKey={shown.key} renderFallback={() => <ErrorView status={500} />}>
            <Outcome outcome={shown.outcome} Page={page.Page} />
          </ErrorBoundary>
        </Main>
      </Layout>
    </PageContext>
  );
}

/**
 * The main content. Its name is announced when it gets the focus after a navigation; it is busy while the next page
 * loads.
 */
const Main = observer(function Main({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { isLoading } = useStore().settings;
  return (
    <main id={SKIP_TARGETS.content} tabIndex={-1} aria-label={title} aria-busy={isLoading || undefined}>
      {children}
    </main>
  );
});

function Outcome({
  outcome,
  Page,
}: {
  outcome: PageSnapshot['outcome'];
  Page: ComponentType<{ data: never }>;
}) {
  if (outcome.kind === 'error') return <ErrorView status={outcome.status} />;
  return (
    <>
      <PageHead meta={outcome.meta} />
      {/* The loader's data type matches the component (routes/tree.tsx). */}
      <Page data={outcome.data as never} />
    </>
  );
}
