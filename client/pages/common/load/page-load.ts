import type { RootStore } from '#client/stores/root-store.ts';
import type { PageMatch } from '#routes/match.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { FormState } from '#shared/form-state.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { Text } from '#client/app/intl/use-text.ts';

/** What a page's loader works with. */
export type LoadArgs = {
  api: Api;
  store: RootStore;
  match: PageMatch;
  search: URLSearchParams;
  /** Messages in the page's language, for titles and descriptions. */
  text: Text;
  /**
   * A form of this page that was refused just now: the page is shown again with the reason, so it may lead elsewhere only
   * where the reason is said as well.
   */
  refused?: FormState;
};

/** Finds what a page shows, or what to answer instead. May throw `OutcomeError` and the API's errors. */
export type PageLoad<Data> = (args: LoadArgs) => Promise<PageOutcome<Data>>;
