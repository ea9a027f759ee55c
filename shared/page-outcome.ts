/** What a page's loader found: data to show, or what to answer instead. Only the edge turns it into a response. */
export type PageOutcome<Data> =
  | { kind: 'ok'; data: Data; meta: PageMeta }
  | {
      kind: 'redirect';
      to: string;
      status: 301 | 302 | 303;
      /** The browser asks the server for it: who the visitor is has changed. */
      isNewDocument?: true;
    }
  | { kind: 'notFound' }
  | { kind: 'unauthorised' }
  /** The page is for another kind of account than the visitor's. */
  | { kind: 'forbidden' }
  /** `isAnswered`: somebody said so, in the browser the storefront itself. */
  | { kind: 'unavailable'; status: 429 | 500 | 503 | 504; isAnswered?: true };

export type Crumb = { label: string; url: string };
export type PageImage = { url: string; alt: string };

/** What stands in a page's head, and its breadcrumb. */
export type PageMeta = {
  title: string;
  /** The page reports an error about what was asked in its address: its title begins with it. */
  hasError?: true;
  /** Shortened, and completed where it is empty, by `client/app/page/meta-description.ts`. */
  description: string;
  /** Of a list, from 2: its first page has none. */
  page?: number;
  /** `false`: `noindex,follow` and no canonical, never both (behaviour "Lists"). */
  indexed: boolean;
  /** Path of the canonical page, when it is not this one. */
  canonical?: string;
  /** Paths of this page in each language; a language it does not exist in is left out. */
  alternates?: { fr?: string; en?: string };
  /** When the page is shown and the answer is not 200 all the same. */
  status?: 503;
  /** It holds something made for this visitor alone: nobody else may be shown it. */
  personal?: true;
  /** What links to the page are shown with, 1200 × 630; without it, the site's own. */
  image?: PageImage;
  type?: 'website' | 'product' | 'article';
  breadcrumb?: Crumb[];
  /** Paths of this page for each audience; one that may not see it is left out. */
  audiences?: { part?: string; pro?: string };
  /** The query of this page in another language, where it differs: the target of a login is a path of its language. */
  queries?: { fr?: string; en?: string };
  /** Structured data (schema.org), one object a block; the breadcrumb's is added to it. */
  structuredData?: object[];
};

/** Thrown inside loaders to leave at once with an outcome; caught where the loader was called. */
export class OutcomeError extends Error {
  readonly outcome: PageOutcome<never>;

  constructor(outcome: PageOutcome<never>) {
    super(`page outcome ${outcome.kind}`);
    this.outcome = outcome;
  }
}
