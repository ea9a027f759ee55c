import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationContext, type Navigate } from '#client/app/router/navigation.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import type { PageSnapshot } from '#client/app/router/page-snapshot.ts';
import { Site } from './site.tsx';

export type RouterStart = (
  show: (page: PageSnapshot) => void,
  showSending: (isSending: boolean) => void,
) => Promise<{
  navigate: Navigate;
  /**
   * Called before paint, so that the focus moves with the new page: later it could leave a field the visitor already
   * types in.
   */
  onShown: (page: PageSnapshot) => void;
  /** Called after paint, so that scrolling is smooth. */
  onPainted: (page: PageSnapshot) => void;
}>;

type HydratedSiteProps = {
  firstPage: PageSnapshot;
  startRouter: RouterStart;
  /** Called once after hydration, before any other render. */
  onHydrated: () => void;
};

/**
 * The site in the browser. It hydrates the server's page, then loads the router, which controls the page from then on
 * (decision 0004). A page with its own headers has no router: its links load documents, so that no other page runs
 * under its policy.
 */
export function HydratedSite({ firstPage, startRouter, onHydrated }: HydratedSiteProps) {
  const [page, setPage] = useState(firstPage);
  const [isSending, setSending] = useState(false);
  const router = useRef<Awaited<ReturnType<RouterStart>> | null>(null);
  const starting = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    const show = (next: PageSnapshot) => startTransition(() => setPage(next));
    // Sending lasts until the resulting page is shown.
    const showSending = (isNow: boolean) =>
      isNow ? setSending(true) : startTransition(() => setSending(false));
    if (findRoutedPage(firstPage.pattern).variant.row.policy === 'site')
      starting.current = startRouter(show, showSending).then(
        (started) => {
          router.current = started;
        },
        // oxlint-disable-next-line no-console -- the browser's only log; links and forms stay plain ones
        (error: unknown) => console.warn('The router could not be loaded.', error),
      );
    onHydrated();
  }, [startRouter, firstPage, onHydrated]);
  useLayoutEffect(() => {
    if (page !== firstPage) router.current?.onShown(page);
  }, [page, firstPage]);
  useEffect(() => {
    if (page !== firstPage) router.current?.onPainted(page);
  }, [page, firstPage]);
  const go: Navigate = (to, options) => {
    if (router.current) router.current.navigate(to, options);
    else window.location.assign(to);
  };
  const navigate: Navigate = (to, options) => {
    if (router.current || !starting.current) go(to, options);
    else void starting.current.then(() => go(to, options));
  };
  return (
    <NavigationContext value={navigate}>
      <Site page={page} isSending={isSending} />
    </NavigationContext>
  );
}
