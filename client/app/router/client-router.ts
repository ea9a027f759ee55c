import {
  createBrowserRouter,
  NavigationType,
  RouterContextProvider,
  type DataRouter,
  type HydrationState,
  type Location,
} from 'react-router';
import {
  closeLayers,
  fromPageEntry,
  removeStaleEntry,
  renewLayerEntry,
} from '#client/ui/layer/layer-history.ts';
import { clearAnnouncements } from '#client/ui/live-region/announce.ts';
import { WHOLE_FORM, type FormState } from '#shared/form-state.ts';
import type { Locale } from '#shared/locale.ts';
import { isReadableAddress } from '#shared/readable-address.ts';
import { createBrowserNotices } from '#client/app/browser/browser-notices.ts';
import { createErrorResponse } from './error-response.ts';
import { createFormQueue } from '#client/app/forms/form-queue.ts';
import { interceptLinks } from './link-interception.ts';
import { focusFirstError } from '#client/app/forms/focus-first-error.ts';
import type { Navigate, SendForm } from './navigation.ts';
import { createRoutes } from './page-routes.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { scrollToTarget } from '#client/app/page/scroll.ts';
import { historyContext, loaderContextKey, currentDataContext } from './router-contexts.ts';
import type { LoaderContext } from './loader-context.ts';
import type { LoadedPage, PageSnapshot } from './page-snapshot.ts';
import { prefersSaveData } from './prefers-save-data.ts';
import { toPageSnapshot } from './to-page-snapshot.ts';

type ClientRouterOptions = {
  /** Without notices, which need the route table and so come with the router. */
  loaderContext: Omit<LoaderContext, 'notices'>;
  locale: Locale;
  firstPage: PageSnapshot;
  show: (page: PageSnapshot) => void;
  /** Called when a form is sent, and when its response arrives. */
  showSending: (isSending: boolean) => void;
  focusId: string;
};

const IDLE_MS = 1000;

/** Handles links, forms and history, so that pages change without a new document. */
export function startClientRouter({
  loaderContext: first,
  locale,
  firstPage,
  show,
  showSending,
  focusId,
}: ClientRouterOptions): {
  navigate: Navigate;
  onShown: (page: PageSnapshot) => void;
  onPainted: (page: PageSnapshot) => void;
} {
  const loaderContext: LoaderContext = { ...first, notices: createBrowserNotices() };
  removeStaleEntry();
  const isHistoryNavigation = watchHistory();
  const findHash = () => router.state.navigation.location?.hash ?? '';
  const router: DataRouter = createBrowserRouter(createRoutes(locale, findHash), {
    hydrationData: toHydration(firstPage),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(loaderContextKey, loaderContext);
      context.set(historyContext, () => isHistoryNavigation.current);
      context.set(
        currentDataContext,
        (routeId) => router.state.loaderData[routeId] as LoadedPage | undefined,
      );
      return context;
    },
  });
  const positions = trackScrollPositions();
  let currentKey = router.state.location.key;
  let currentPath = firstPage.pathname;
  let currentPattern = firstPage.pattern;
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') isHistoryNavigation.current = false;
    showSending(state.navigation.formMethod === 'POST');
    if (state.navigation.state !== 'idle' || state.location.key === currentKey) return;
    positions.save(currentKey);
    currentKey = state.location.key;
    show(toPageSnapshot(state));
  });
  watchLoading(router, loaderContext);
  watchSessionEnd(router, loaderContext);
  window.addEventListener('online', () => {
    const { errors, location } = router.state;
    if (errors) void router.navigate(location, { replace: true });
  });
  const navigate: Navigate = (to, { replace = false, ...state } = {}) => {
    // The server responds to such an address with a document.
    if (!isReadableAddress(to)) return window.location.assign(location.origin + to);
    whenOnline(() => fromPageEntry(() => void router.navigate(to, { replace, state })));
  };
  interceptLinks(navigate, createFormSender(router, loaderContext));
  prefetchWhenIdle(loaderContext, router);
  const isBack = () => router.state.historyAction === NavigationType.Pop;
  let isSamePage = true;
  let skipsScroll = false;
  let hasFocusedError = false;
  return {
    navigate,
    onShown: (page) => {
      isSamePage = page.pathname === currentPath;
      currentPath = page.pathname;
      if (page.pattern !== currentPattern) closeLayers();
      currentPattern = page.pattern;
      hasFocusedError = page.form !== undefined && focusFirstError();
      skipsScroll = hasFocusedError || (!isBack() && keepsPosition(router.state.location.state));
      if (!isSamePage && !skipsScroll) document.getElementById(focusId)?.focus({ preventScroll: true });
    },
    onPainted: (page) => {
      // The focused field or summary states the error.
      if (hasFocusedError) clearAnnouncements();
      const savedTop = isBack() ? positions.get(page.key) : undefined;
      if (!skipsScroll) scrollToTarget({ savedTop, hash: page.hash, isSamePage });
      renewLayerEntry();
    },
  };
}

/** Prefetches only after the page's own requests. */
function prefetchWhenIdle(loaderContext: LoaderContext, router: DataRouter): void {
  if (prefersSaveData()) return;
  // Safari lacks `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, IDLE_MS));
  whenIdle(() => prefetchPages(loaderContext, () => router.state.navigation.state !== 'idle'));
}

/** Offline, keeps the current page; of several requested pages, shows the last one once online. */
function whenOnline(go: () => void): void {
  if (navigator.onLine) go();
  else window.addEventListener('online', go, { once: true });
}

function createFormSender(router: DataRouter, { store }: LoaderContext): SendForm {
  let sentFrom: Location | undefined;
  const send: SendForm = (to, formData) => {
    sentFrom = router.state.location;
    // Files require multipart; the action parses both encodings.
    fromPageEntry(
      () => void router.navigate(to, { formMethod: 'post', formEncType: 'multipart/form-data', formData }),
    );
  };
  const queue = createFormQueue({
    inFlight: () =>
      router.state.navigation.state === 'submitting' ? router.state.navigation.formData : undefined,
    send,
  });
  router.subscribe(({ navigation, location, actionData, errors }) => {
    if (navigation.state !== 'idle' || sentFrom === undefined) return;
    const from = sentFrom;
    sentFrom = undefined;
    const [refused] = Object.values(actionData ?? {}) as FormState[];
    if (!errors)
      import('#client/app/forms/form-results.ts').then(
        ({ reportFormResult }) => reportFormResult(store, { from, to: location, refused }),
        // The page itself shows the errors.
        () => undefined,
      );
    queue.sendNext(location.pathname === from.pathname);
  });
  return queue.send;
}

function keepsPosition(state: unknown): boolean {
  return (state as { keepPosition?: boolean } | null)?.keepPosition === true;
}

/**
 * Initial router state from the server. Error responses are recognized by their class, which JSON does not preserve.
 */
function toHydration({ pattern, outcome }: PageSnapshot): HydrationState {
  if (outcome.kind === 'error')
    return { loaderData: {}, errors: { [pattern]: createErrorResponse(outcome.status) } };
  return { loaderData: { [pattern]: { data: outcome.data, meta: outcome.meta } } };
}

function watchLoading(router: DataRouter, { store: { loading, settings } }: LoaderContext): void {
  let isNavigating = false;
  router.subscribe((state) => {
    const wasNavigating = isNavigating;
    isNavigating = state.navigation.state !== 'idle';
    settings.setLoading(isNavigating);
    if (isNavigating && !wasNavigating) loading.start();
    if (!isNavigating && wasNavigating) {
      if (state.errors) loading.fail();
      else loading.finish();
    }
  });
}

/** Detects history navigations. It must subscribe before the router to get the event first. */
function watchHistory(): { current: boolean } {
  const isHistoryNavigation = { current: false };
  window.addEventListener('popstate', () => (isHistoryNavigation.current = true));
  return isHistoryNavigation;
}

/** Updates the header and shows a toast when a form is refused because the session expired (ER-06). */
function watchSessionEnd(router: DataRouter, { store }: LoaderContext): void {
  let reported: unknown;
  router.subscribe(({ actionData, navigation }) => {
    const [form] = Object.values(actionData ?? {}) as FormState[];
    if (navigation.state !== 'idle' || form === reported) return;
    reported = form;
    if (form?.errors[WHOLE_FORM] === 'session_over')
      void import('#client/app/session/session-expired.ts').then(({ notifyDisconnected }) =>
        notifyDisconnected(store),
      );
  });
}

function trackScrollPositions(): { save: (key: string) => void; get: (key: string) => number | undefined } {
  const positions = new Map<string, number>();
  history.scrollRestoration = 'manual';
  // The browser restores the position after a reload or a return from another site.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // A page from the back/forward cache has `auto` from `pagehide`.
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    save: (key) => positions.set(key, window.scrollY),
    get: (key) => positions.get(key),
  };
}
