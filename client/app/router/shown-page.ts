import type { FormState } from '#shared/form-state.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

/** What a route's loader gives when it has a page. */
export type LoadedPage = { data: unknown; meta: PageMeta };

/** The page being shown: which route, at which address, with what. The server hands it to the browser as JSON. */
export type ShownPage = {
  /** Pattern of the route's form (routes/variants.ts). */
  pattern: string;
  pathname: string;
  search: string;
  hash: string;
  params: Readonly<Record<string, string | undefined>>;
  outcome: ({ kind: 'ok' } & LoadedPage) | { kind: 'error'; status: number };
  /** A form of this page that was sent and not taken. */
  form?: FormState;
  /** Sections that the server left out because they threw. */
  omitted?: readonly string[];
  /** New with each change of page. */
  key: string;
};
