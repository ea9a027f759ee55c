import type { RootStore } from '#client/stores/root-store.ts';
import type { Visitor } from '#routes/guards.ts';
import type { RouteName } from '#routes/paths.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { Target } from '#shared/domain/sales-plan.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { TextGroup } from '#client/app/intl/messages.ts';
import type { Text } from '#client/app/intl/use-text.ts';

/** What comes of pages that were fetched before they were asked for. */
export type Guesses = {
  /** What the loader of an address found, once; `undefined`: nothing that can be shown. */
  take: (url: URL) => Promise<PageOutcome<unknown> | undefined>;
};

/** Which of the addresses that report something done this site has led to itself (routes/notices.ts). */
export type Notices = {
  /** Notes the target of a redirect. The server does so in its response. */
  prove?: (to: string, isNewDocument: boolean) => void;
  /** Tells whether an address that is entered may report what it does. */
  enter: (address: string) => boolean;
};

/** What loaders need of the visit: one a request on the server, one in the browser. */
export type Session = {
  store: RootStore;
  api: Api;
  visitor: Visitor;
  maintenance: boolean;
  /** The plan in force before the page, where it does not follow from the visitor. */
  current?: Target;
  isLive: (name: RouteName) => boolean;
  text: Text;
  notices: Notices;
  /** Fetches the messages that only some pages say; the server has them all. */
  learnTexts?: (groups: readonly TextGroup[]) => Promise<void>;
  /** In the browser only, once it guesses where its visitor is about to go (prefetch-pages.ts). */
  guesses?: Guesses;
};
