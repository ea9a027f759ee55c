import { loadHome } from '#client/pages/common/home/load-home.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { Category } from '#shared/contract/category.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { findNetwork, type HomeNetwork } from './find-network.ts';

export type Family = { name: string; url: string; picture: ScenePicture };
export type HomeData = {
  /** `null`: no content for this audience yet. */
  home: Home | null;
  slides: Slide[];
  /** Product families that have a picture. */
  families: Family[];
  /** `null` when the back office is unavailable. */
  network: HomeNetwork | null;
};

/** Loads the home page of consumers. Connected professionals are led to theirs, whose content differs. */
export const load: PageLoad<HomeData> = async (args) => {
  const { api, store, match } = args;
  if (store.settings.isProConnected)
    return { kind: 'redirect', to: href('index', { locale: match.locale, target: 'pro' }), status: 302 };
  const [{ home, slides, meta }, categories, network] = await Promise.all([
    loadHome(args),
    listOrEmpty(api.categories.list({ depth: 0 })),
    findNetwork(args),
  ]);
  if (!home) return { kind: 'ok', data: { home, slides, families: [], network: null }, meta };
  return { kind: 'ok', data: { home, slides, families: familiesOf(categories), network }, meta };
};

function familiesOf(roots: readonly Category[]): Family[] {
  return roots.flatMap(({ name, canonical, picture, signature }) =>
    picture && !signature ? [{ name, url: canonical.part, picture }] : [],
  );
}
