import { createProjectsApi } from '#shared/api/projects.ts';
import { findMatches } from '#client/pages/common/load/find-matches.ts';
import { checkPage } from '#client/pages/common/load/list-request.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { readHeatQuery } from '#shared/domain/heat/heat-query.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { loadSend } from './load-send.ts';
import { namedRooms, toRoom } from './read-room.ts';
import type { ProductData, SaveData, WorksitesData } from './worksites-data.ts';
import { metaOf } from './worksites-meta.ts';
import { readNumber, readView, worksitesUrl } from './worksites-url.ts';

const PER_PAGE = 10;
/** Maximum number of worksites to choose from. */
const MAX_CHOICES = 100;
const MAX_PRODUCTS = 12;

/** Loads the customer's worksites, or one of them in a view (RT-16, AC-13). */
export const load: PageLoad<WorksitesData> = async (args) => {
  const { match, search } = args;
  if (match.params['page'] === '1')
    return {
      kind: 'redirect',
      to: worksitesUrl({ locale: match.locale, target: match.urlTarget }),
      status: 301,
    };
  const view = readView(search);
  const worksite = readNumber(search, 'worksite');
  if (view === null || worksite === null) return { kind: 'notFound' };
  const data = await loadView(args, worksite, view);
  if (!data) return { kind: 'notFound' };
  return { kind: 'ok', data, meta: metaOf(args, data) };
};

/** After a refused form, its subject may no longer exist: the page then shows a form for a new one. */
async function loadView(
  args: LoadArgs,
  worksite: number | undefined,
  view: ReturnType<typeof readView>,
): Promise<WorksitesData | undefined> {
  if (worksite === undefined) return loadAll(args, view);
  try {
    const data = await loadOne(args, worksite, view);
    return data ?? (args.refused && (await loadOne(args, worksite, undefined)));
  } catch (error) {
    if (!args.refused || !isNotFound(error)) throw error;
    return view === 'edit' ? { view: 'new' } : loadAll(args, undefined);
  }
}

async function loadAll(
  args: LoadArgs,
  view: ReturnType<typeof readView>,
): Promise<WorksitesData | undefined> {
  if (view === 'new') return { view };
  if (view === 'save') return loadSave(args);
  if (view !== undefined) return undefined;
  const { api, match, search } = args;
  const written = match.params['page'];
  if (written !== undefined && !/^[1-9]\d{0,5}$/.test(written)) return undefined;
  const page = Number(written ?? 1);
  const { items, total } = await createProjectsApi(api.caller).list({ page, perPage: PER_PAGE });
  checkPage(page, total, PER_PAGE);
  const pages = Math.ceil(total / PER_PAGE);
  return {
    view: 'list',
    worksites: items,
    total,
    page,
    pages,
    deleted: readNumber(search, 'deleted') ?? undefined,
  };
}

async function loadOne(
  args: LoadArgs,
  id: number,
  view: ReturnType<typeof readView>,
): Promise<WorksitesData | undefined> {
  const { api, search } = args;
  const project = await createProjectsApi(api.caller).get(id);
  if (view === undefined)
    return {
      view: 'detail',
      project,
      deleted: readNumber(search, 'deleted') ?? undefined,
      isSent: search.has('sent'),
    };
  if (view === 'edit' || view === 'delete') return { view, project };
  if (view === 'send') return project.configurations.length > 0 ? loadSend(args, project) : undefined;
  if (view === 'proposal') {
    const proposal = await createProjectsApi(api.caller).proposal(id);
    return { view, project, proposal, link: readLink(search) };
  }
  const number = readNumber(search, 'configuration');
  const configuration = project.configurations.find((candidate) => candidate.id === number);
  if (number !== undefined && !configuration && !(view === 'room' && args.refused)) return undefined;
  if (view === 'room') return { view, project, configuration };
  if (!configuration) return undefined;
  if (view === 'delete-room') return { view, project, configuration };
  return view === 'product' ? loadProducts(args, { view, project, configuration }) : undefined;
}

function readLink(search: URLSearchParams): string | undefined {
  const link = search.get('link') ?? '';
  return /^[\w-]{16,100}$/.test(link) ? link : undefined;
}

async function loadProducts(args: LoadArgs, data: Omit<ProductData, 'matches'>): Promise<ProductData> {
  const { room, sizing } = data.configuration;
  const matches = room && sizing ? await findMatches(args, toRoom(room), sizing.advised, MAX_PRODUCTS) : null;
  return { ...data, matches };
}

/**
 * Loads the calculation in the query.
 * @throws OutcomeError 404 without a complete room
 */
async function loadSave({ api, search, text }: LoadArgs): Promise<SaveData> {
  const rooms = namedRooms(readHeatQuery(search), text);
  if (rooms.length === 0) throw new OutcomeError({ kind: 'notFound' });
  const { items } = await createProjectsApi(api.caller).list({ page: 1, perPage: MAX_CHOICES });
  return { view: 'save', rooms, worksites: items };
}
