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
import { dropAnnouncements } from '#client/ui/live-region/announce.ts';
import { WHOLE_FORM, type FormState } from '#shared/form-state.ts';
import type { Locale } from '#shared/locale.ts';
import { isReadableAddress } from '#shared/readable-address.ts';
import { createBrowserNotices } from '#client/app/browser/browser-notices.ts';
import { createErrorResponse } from './error-response.ts';
import { createFormQueue } from '#client/app/forms/form-queue.ts';
import { interceptLinks } from './link-interception.ts';
import { focusFault } from '#client/app/forms/focus-fault.ts';
import type { Navigate, SendForm } from './navigation.ts';
import { createRoutes } from './page-routes.ts';
import { prefetchPages } from './prefetch-pages.ts';
import { goToPlace } from '#client/app/page/scroll.ts';
import { historyContext, sessionContext, shownDataContext } from '#client/app/session/session-context.ts';
import type { Session } from '#client/app/session/session.ts';
import type { LoadedPage, ShownPage } from './shown-page.ts';
import { sparesData } from './spares-data.ts';
import { toShownPage } from './to-shown-page.ts';

type ClientRouterOptions = {
  /** Notices need the table of pages, which comes with the router. */
  session: Omit<Session, 'notices'>;
  locale: Locale;
  firstPage: ShownPage;
  show: (page: ShownPage) => void;
  /** Told when a form sets out, and when its answer is there. */
  showSending: (isSending: boolean) => void;
  /** Id of the element that gets the focus on a new page. */
  focusId: string;
};

const IDLE_MS = 1000;

/** Takes over links, forms and history: pages change without a new document. */
export function startClientRouter({
  session: first,
  locale,
  firstPage,
  show,
  showSending,
  focusId,
}: ClientRouterOptions): {
  navigate: Navigate;
  onShown: (page: ShownPage) => void;
  onPainted: (page: ShownPage) => void;
} {
  const session: Session = { ...first, notices: createBrowserNotices() };
  removeStaleEntry();
  const isOfHistory = watchHistory();
  const findHash = () => router.state.navigation.location?.hash ?? '';
  const router: DataRouter = createBrowserRouter(createRoutes(locale, findHash), {
    hydrationData: toHydration(firstPage),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(sessionContext, session);
      context.set(historyContext, () => isOfHistory.current);
      context.set(shownDataContext, (routeId) => router.state.loaderData[routeId] as LoadedPage | undefined);
      return context;
    },
  });
  const places = rememberPlaces();
  let shownKey = router.state.location.key;
  let shownPath = firstPage.pathname;
  let shownPattern = firstPage.pattern;
  router.subscribe((state) => {
    if (state.navigation.state === 'idle') isOfHistory.current = false;
    showSending(state.navigation.formMethod === 'POST');
    if (state.navigation.state !== 'idle' || state.location.key === shownKey) return;
    places.leave(shownKey);
    shownKey = state.location.key;
    show(toShownPage(state));
  });
  watchLoading(router, session);
  watchSessionEnd(router, session);
  window.addEventListener('online', () => {
    const { errors, location } = router.state;
    if (errors) void router.navigate(location, { replace: true });
  });
  const navigate: Navigate = (to, { replace = false, ...state } = {}) => {
    // The server's answer to such an address is a document of its own.
    if (!isReadableAddress(to)) return window.location.assign(location.origin + to);
    whenOnline(() => fromPageEntry(() => void router.navigate(to, { replace, state })));
  };
  interceptLinks(navigate, sendInTurn(router, session));
  prefetchWhenIdle(session, router);
  const isBack = () => router.state.historyAction === NavigationType.Pop;
  let isSamePage = true;
  let staysInPlace = false;
  let isAtError = false;
  return {
    navigate,
    onShown: (page) => {
      isSamePage = page.pathname === shownPath;
      shownPath = page.pathname;
      if (page.pattern !== shownPattern) closeLayers();
      shownPattern = page.pattern;
      isAtError = page.form !== undefined && focusFault();
      staysInPlace = isAtError || (!isBack() && keepsPlace(router.state.location.state));
      if (!isSamePage && !staysInPlace) document.getElementById(focusId)?.focus({ preventScroll: true });
    },
    onPainted: (page) => {
      // The focused field or summary says what is wrong.
      if (isAtError) dropAnnouncements();
      const leftAt = isBack() ? places.of(page.key) : undefined;
      if (!staysInPlace) goToPlace({ leftAt, hash: page.hash, isSamePage });
      renewLayerEntry();
    },
  };
}

/** Guesses come after all that the page itself needs. */
function prefetchWhenIdle(session: Session, router: DataRouter): void {
  if (sparesData()) return;
  // Safari has no idle times.
  const whenIdle = window.requestIdleCallback ?? ((start: () => void) => setTimeout(start, IDLE_MS));
  whenIdle(() => prefetchPages(session, () => router.state.navigation.state !== 'idle'));
}

/** What is on the screen stays there while there is no connection; of several pages asked for, the last is shown after. */
function whenOnline(go: () => void): void {
  if (navigator.onLine) go();
  else window.addEventListener('online', go, { once: true });
}

function sendInTurn(router: DataRouter, { store }: Session): SendForm {
  let sentFrom: Location | undefined;
  const send: SendForm = (to, formData) => {
    sentFrom = router.state.location;
    // Files go along only so; the action reads both alike.
    fromPageEntry(
      () => void router.navigate(to, { formMethod: 'post', formEncType: 'multipart/form-data', formData }),
    );
  };
  const queue = createFormQueue({
    underWay: () =>
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
    queue.goOn(location.pathname === from.pathname);
  });
  return queue.send;
}

function keepsPlace(state: unknown): boolean {
  return (state as { keepPlace?: boolean } | null)?.keepPlace === true;
}

/** The router begins with what the server loaded. Its refusals are known by their class, which JSON does not keep. */
function toHydration({ pattern, outcome }: ShownPage): HydrationState {
  if (outcome.kind === 'error')
    return { loaderData: {}, errors: { [pattern]: createErrorResponse(outcome.status) } };
  return { loaderData: { [pattern]: { data: outcome.data, meta: outcome.meta } } };
}

function watchLoading(router: DataRouter, { store: { loading, settings } }: Session): void {
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

/** Tells navigations by the browser's arrows from others. Asked for before the router is there, it hears of them first. */
function watchHistory(): { current: boolean } {
  const isOfHistory = { current: false };
  window.addEventListener('popstate', () => (isOfHistory.current = true));
  return isOfHistory;
}

/** A form that was refused because the session is over: the header and a message say so, besides the form (ER-06). */
function watchSessionEnd(router: DataRouter, { store }: Session): void {
  let told: unknown;
  router.subscribe(({ actionData, navigation }) => {
    const [form] = Object.values(actionData ?? {}) as FormState[];
    if (navigation.state !== 'idle' || form === told) return;
    told = form;
    if (form?.errors[WHOLE_FORM] === 'session_over')
      void import('#client/app/session/session-over.ts').then(({ tellDisconnected }) =>
        tellDisconnected(store),
      );
  });
}

/** How far each page of the history was scrolled: going back finds it again. */
function rememberPlaces(): { leave: (key: string) => void; of: (key: string) => number | undefined } {
  const places = new Map<string, number>();
  history.scrollRestoration = 'manual';
  // A reload, and coming back from another site, are the browser's own to restore.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  // Pages that browsers keep as they were come back with what they were left with.
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    leave: (key) => places.set(key, window.scrollY),
    of: (key) => places.get(key),
  };
}
