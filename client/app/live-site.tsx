import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationContext, type Navigate } from '#client/app/router/navigation.ts';
import { findLivePage } from '#routes/tree.tsx';
import type { ShownPage } from '#client/app/router/shown-page.ts';
import { Site } from './site.tsx';

export type RouterStart = (
  show: (page: ShownPage) => void,
  showSending: (isSending: boolean) => void,
) => Promise<{
  navigate: Navigate;
  /**
   * Called as React puts a new page on the screen, so that the focus comes with it: later, whoever is quick would be taken
   * out of the field he writes in already.
   */
  onShown: (page: ShownPage) => void;
  /** Called once it is there: to scroll while it is being painted would be no smooth thing. */
  onPainted: (page: ShownPage) => void;
}>;

type LiveSiteProps = {
  firstPage: ShownPage;
  startRouter: RouterStart;
  /** Called once, when React has taken the server's document over and nothing has rendered since. */
  onHydrated: () => void;
};

/**
 * The site in the browser. It hydrates the server's page without a router: that one is fetched after, and from
 * then on says which page is shown (decision 0004). A page with headers of its own has none: all its links lead to
 * new documents, so that no other page is shown under its policy.
 */
export function LiveSite({ firstPage, startRouter, onHydrated }: LiveSiteProps) {
  const [page, setPage] = useState(firstPage);
  const [isSending, setSending] = useState(false);
  const router = useRef<Awaited<ReturnType<RouterStart>> | null>(null);
  const starting = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    const show = (next: ShownPage) => startTransition(() => setPage(next));
    // A form is on its way until the page that it has loaded is shown.
    const showSending = (isNow: boolean) =>
      isNow ? setSending(true) : startTransition(() => setSending(false));
    if (findLivePage(firstPage.pattern).variant.row.policy === 'site')
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
