import type { RootStore } from '#client/stores/root-store.ts';
import type { PageMatch } from '#routes/match.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { Text } from '#client/app/use-text.ts';

/** What a page's loader works with. */
export type LoadArgs = {
  api: Api;
  store: RootStore;
  match: PageMatch;
  search: URLSearchParams;
  /** Messages in the page's language, for titles and descriptions. */
  text: Text;
};

/** Finds what a page shows, or what to answer instead. May throw `OutcomeError` and the API's errors. */
export type PageLoad<Data> = (args: LoadArgs) => Promise<PageOutcome<Data>>;
