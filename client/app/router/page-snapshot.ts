import type { FormState } from '#shared/form-state.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

export type LoadedPage = { data: unknown; meta: PageMeta };

/** The current page: route, address and outcome. Serialized from the server to the browser. */
export type PageSnapshot = {
  /** Pattern of the route variant (routes/variants.ts). */
  pattern: string;
  pathname: string;
  search: string;
  hash: string;
  params: Readonly<Record<string, string | undefined>>;
  outcome: ({ kind: 'ok' } & LoadedPage) | { kind: 'error'; status: number };
  form?: FormState;
  /** Sections that the server omitted because they threw. */
  omitted?: readonly string[];
  /** Changes with each navigation. */
  key: string;
};
