import type { RootStore } from '#client/stores/root-store.ts';
import type { PageMatch } from '#routes/match.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { FormState } from '#shared/form-state.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';

export type LoadArgs = {
  api: Api;
  store: RootStore;
  match: PageMatch;
  search: URLSearchParams;
  /** Messages in the page's language, for titles and descriptions. */
  text: Translate;
  /**
   * The refused form that caused this load. The page must show its error, so the loader may redirect only to a page
   * that shows it too.
   */
  refused?: FormState;
};

/** Loads the data of a page, or decides on another outcome. May throw `OutcomeError` and API errors. */
export type PageLoad<Data> = (args: LoadArgs) => Promise<PageOutcome<Data>>;
