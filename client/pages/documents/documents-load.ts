import { chosenLabels } from '#client/pages/common/title/chosen-labels.ts';
import { hasUnreadPrice } from '#shared/domain/facet-form.ts';
import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { checkPage } from '#client/pages/common/load/list-request.ts';
import { otherAudience, pageForAudience } from '#client/pages/common/load/page-for-audience.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { existsIn, href } from '#routes/href.ts';
import { createDocumentsApi } from '#shared/api/documents.ts';
import type { DocumentList } from '#shared/contract/document.ts';
import { ARCHIVE_NOTICES, NOTICE_PARAMETER, type ArchiveNotice } from '#shared/domain/archive-form.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import { LOCALES } from '#shared/locale.ts';
import { OutcomeError, type PageMeta } from '#shared/page-outcome.ts';

export const DOCUMENTS_A_PAGE = 24;
const MAX_QUERY_LENGTH = 200;

export type DocumentsData = {
  route: 'documentations' | 'to-download';
  query: string;
  filters: Filter[];
  page: number;
  list: DocumentList;
  /** Reason why the requested archive was not created. */
  notice: ArchiveNotice | null;
};

/** Loads downloadable documents: public ones, and for professionals also those that require a login. */
export const load: PageLoad<DocumentsData> = async (args) => {
  const { api, match, search } = args;
  const { slug = '', filters = [], page = 1 } = match.list ?? {};
  if (slug !== '') throw new OutcomeError({ kind: 'notFound' });
  const route = match.name === 'to-download' ? 'to-download' : 'documentations';
  const query = readQuery(search);
  const documents = createDocumentsApi(api.caller);
  const requested = { page, perPage: DOCUMENTS_A_PAGE, text: query, filters };
  const [list, otherPage] = await Promise.all([
    documents.list(requested),
    pageForAudience(args, requested, (planId) =>
      documents.list({ ...requested, page: 1, perPage: 1, planId }),
    ),
  ]);
  checkPage(page, list.total, DOCUMENTS_A_PAGE);
  const notice = ARCHIVE_NOTICES.find((candidate) => candidate === search.get(NOTICE_PARAMETER)) ?? null;
  return {
    kind: 'ok',
    data: { route, query, filters, page, list, notice },
    meta: metaOf(args, {
      route,
      filters,
      labels: chosenLabels(list.filters, filters),
      page,
      otherPage,
      isSearch: query !== '' || notice !== null,
    }),
  };
};

/** Search text of the query, without control characters. */
function readQuery(search: URLSearchParams): string {
  const typed = search.get('q') ?? '';
  return typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

type Shown = Pick<DocumentsData, 'route' | 'filters' | 'page'> & {
  otherPage: number;
  isSearch: boolean;
  labels: string[];
};

/** Filtered and searched lists are not indexed; further pages are, with their own canonical path. */
function metaOf(args: LoadArgs, { route, filters, labels, page, otherPage, isSearch }: Shown): PageMeta {
  const { match, text } = args;
  const other = otherAudience(args);
  const counterpart = route === 'to-download' ? 'documentations' : 'to-download';
  const here = { filters, page };
  const path = (locale: 'fr' | 'en', params = {}) => href(route, { locale, target: match.urlTarget }, params);
  const title = text(`documents.title_${route}`);
  return {
    title: subTitle(title, readQuery(args.search), ...labels, page > 1 && text('pagination.page', { page })),
    ...(hasUnreadPrice(args.search) && { hasError: true }),
    ...(page > 1 && { page }),
    description: text(`documents.description_${route}`),
    indexed: filters.length === 0 && !isSearch,
    canonical: path(match.locale, here),
    alternates: Object.fromEntries(
      LOCALES.filter((locale) => existsIn(route, locale)).map((locale) => [locale, path(locale, here)]),
    ),
    audiences: {
      [other]: href(counterpart, { locale: match.locale, target: other }, { filters, page: otherPage }),
    },
    breadcrumb: [{ label: title, url: path(match.locale) }],
  };
}
