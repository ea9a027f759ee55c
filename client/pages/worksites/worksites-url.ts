import { usePage } from '#client/app/page/page-context.ts';
import { href, type Site } from '#routes/href.ts';

/** What of the worksites is shown, as the address says it; without a view, the list or one worksite. */
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
  /** What was deleted just now, and can be brought back. */
  deleted?: number;
  /** Token of a proposal's link that was made just now. */
  link?: string;
  /** The worksite went to an installer just now. */
  sent?: 1;
  /** What of the page is to be in sight. */
  place?: string;
};

/** Where a proposal's links stand on its page. */
export const LINKS_PLACE = 'share';

/** Where a room stands on the page of its worksite. */
export function roomPlace(configuration: number): string {
  return `room-${configuration}`;
}

/** The address of the worksites, or of one of them, in a view. */
export function worksitesUrl(site: Site, { page = 1, place, ...where }: Where = {}): string {
  const path = href('worksites', site, page > 1 ? { page } : {});
  const search = new URLSearchParams(
    Object.entries(where).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${path}${search.size > 0 ? `?${search}` : ''}${place === undefined ? '' : `#${place}`}`;
}

/** Writes addresses of worksites in the language of the page. */
export function useWorksitesUrl(): (where?: Where) => string {
  const { site } = usePage();
  return (where) => worksitesUrl(site, where);
}

/** The view an address asks for; `undefined` for none, `null` for one there is not. */
export function readView(search: URLSearchParams): View | undefined | null {
  const view = search.get('view');
  return view === null ? undefined : (VIEWS.find((known) => known === view) ?? null);
}

/** A number of an address; `undefined` when it is not there, `null` when it is none. */
export function readNumber(search: URLSearchParams, name: keyof Where): number | undefined | null {
  const value = search.get(name);
  if (value === null) return undefined;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
