import { usePage } from '#client/app/page/page-context.ts';
import { href, type Site } from '#routes/href.ts';

export const VIEWS = [
  'new',
  'edit',
  'delete',
  'room',
  'delete-room',
  'product',
  'proposal',
  'send',
  'save',
] as const;
export type View = (typeof VIEWS)[number];

export type Where = {
  page?: number;
  worksite?: number;
  configuration?: number;
  view?: View;
  /** Id of the item that was just deleted and can be restored. */
  deleted?: number;
  /** Token of a proposal link that was just created. */
  link?: string;
  /** Set after the worksite was sent to an installer. */
  sent?: 1;
  anchor?: string;
};

export const LINKS_ANCHOR = 'share';

export function roomAnchor(configuration: number): string {
  return `room-${configuration}`;
}

/** Builds the URL of the worksites, or of one of them, in a view. */
export function worksitesUrl(site: Site, { page = 1, anchor, ...where }: Where = {}): string {
  const path = href('worksites', site, page > 1 ? { page } : {});
  const search = new URLSearchParams(
    Object.entries(where).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${path}${search.size > 0 ? `?${search}` : ''}${anchor === undefined ? '' : `#${anchor}`}`;
}

export function useWorksitesUrl(): (where?: Where) => string {
  const { site } = usePage();
  return (where) => worksitesUrl(site, where);
}

/** Reads the view; `undefined` when absent, `null` when unknown. */
export function readView(search: URLSearchParams): View | undefined | null {
  const view = search.get('view');
  return view === null ? undefined : (VIEWS.find((known) => known === view) ?? null);
}

/** Reads an id from the query; `undefined` when absent, `null` when malformed. */
export function readNumber(search: URLSearchParams, name: keyof Where): number | undefined | null {
  const value = search.get(name);
  if (value === null) return undefined;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
