import type { RootStore } from '#client/stores/root-store.ts';
import type { Visitor } from '#routes/guards.ts';
import type { RouteName } from '#routes/paths.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { Target } from '#shared/domain/sales-plan.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { MessageGroup } from '#client/app/intl/messages.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';

export type PrefetchedPages = {
  /** Returns the loader result of an address, once; `undefined` if none is usable. */
  take: (url: URL) => Promise<PageOutcome<unknown> | undefined>;
};

/** Validates notices: an address may only report an action if this site redirected to it (routes/notices.ts). */
export type Notices = {
  /** Records the target of a redirect. On the server the response does so. */
  prove?: (to: string, isNewDocument: boolean) => void;
  /** Returns true if the address may show its notice. */
  enter: (address: string) => boolean;
};

/** Context of loaders: one per request on the server, one in the browser. */
export type LoaderContext = {
  store: RootStore;
  api: Api;
  visitor: Visitor;
  maintenance: boolean;
  /** Plan before the page, if it does not follow from the visitor. */
  current?: Target;
  isEnabled: (name: RouteName) => boolean;
  text: Translate;
  notices: Notices;
  /** Loads message groups; the server has all of them. */
  loadMessages?: (groups: readonly MessageGroup[]) => Promise<void>;
  /** Browser only, after prefetching has started (prefetch-pages.ts). */
  prefetched?: PrefetchedPages;
};
