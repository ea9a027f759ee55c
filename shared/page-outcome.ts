/**
 * The result of a page's loader: data to show, or another response. Only the server's edge turns it into a response.
 */
export type PageOutcome<Data> =
  | { kind: 'ok'; data: Data; meta: PageMeta }
  | {
      kind: 'redirect';
      to: string;
      status: 301 | 302 | 303;
      /** The browser loads the target as a document: the visitor has changed. */
      isNewDocument?: true;
    }
  | { kind: 'notFound' }
  | { kind: 'unauthorised' }
  /** The page is for another kind of account than the visitor's. */
  | { kind: 'forbidden' }
  /** `hasResponded`: a server responded with the error; in the browser, the storefront itself. */
  | { kind: 'unavailable'; status: 429 | 500 | 503 | 504; hasResponded?: true };

export type Crumb = { label: string; url: string };
export type PageImage = { url: string; alt: string };

/** Metadata for a page's head, and its breadcrumb. */
export type PageMeta = {
  title: string;
  /** The page shows an error about its address: its title begins with it. */
  hasError?: true;
  /** Shortened, and completed where it is empty, by `client/app/page/meta-description.ts`. */
  description: string;
  /** Page number of a list, from 2. */
  page?: number;
  /** `false`: `noindex,follow` and no canonical, never both (behaviour "Lists"). */
  indexed: boolean;
  /** Path of the canonical page, if it is another one. */
  canonical?: string;
  /** Paths of this page in each language; missing languages are left out. */
  alternates?: { fr?: string; en?: string };
  /** Status of a page that is shown without being a 200. */
  status?: 503;
  /** The page has content of this visitor only and is never cached. */
  personal?: true;
  /** Origin whose documents may frame the page: the admin that previews it. */
  framedBy?: string;
  /** Image for link previews, 1200 × 630; by default the site's own. */
  image?: PageImage;
  type?: 'website' | 'product' | 'article';
  breadcrumb?: Crumb[];
  /** Paths of this page for each audience; an audience without access is left out. */
  audiences?: { part?: string; pro?: string };
  /** Queries of this page in the other language, if they differ: the target of a login is a path of its language. */
  queries?: { fr?: string; en?: string };
  /** Structured data (schema.org), one object a block; the breadcrumb's is added to it. */
  structuredData?: object[];
};

/** Thrown in a loader to end it with an outcome; caught by its caller. */
export class OutcomeError extends Error {
  readonly outcome: PageOutcome<never>;

  constructor(outcome: PageOutcome<never>) {
    super(`page outcome ${outcome.kind}`);
    this.outcome = outcome;
  }
}
