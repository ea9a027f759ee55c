import { loadHome } from '#client/pages/common/home/load-home.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import { findCompany, type Company } from './find-company.ts';
import { findExplodedView, type MarkedView } from './find-exploded-view.ts';
import { findTraining, type Training } from './find-training.ts';

export type ProHomeData = {
  /** `null`: no content for this audience yet. */
  home: Home | null;
  slides: Slide[];
  view: MarkedView | null;
  training: Training | null;
  /** `null`: the visitor is no logged-in professional. */
  company: Company | null;
};

/** Loads the home page of professionals. With a company it is personal, and no cache stores it. */
export const load: PageLoad<ProHomeData> = async (args) => {
  const [{ meta, ...content }, company] = await Promise.all([loadContent(args), findCompany(args)]);
  return {
    kind: 'ok',
    data: { ...content, company },
    meta: { ...meta, ...(company && { personal: true as const }) },
  };
};

/** Loads the parts that the content names, which wait for no company. */
async function loadContent(args: LoadArgs) {
  const { home, slides, meta } = await loadHome(args);
  const [view, training] = home
    ? await Promise.all([findExplodedView(args, home.classics.products), findTraining(args, home.tasks)])
    : [null, null];
  return { home, slides, meta, view, training };
}
