import { loadHome } from '#client/pages/common/home/load-home.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
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
  const [{ home, slides, meta }, company] = await Promise.all([loadHome(args), findCompany(args)]);
  const [view, training] = await Promise.all([
    home ? findExplodedView(args, home.classics.products) : null,
    home ? findTraining(args, home.tasks) : null,
  ]);
  return {
    kind: 'ok',
    data: { home, slides, view, training, company },
    meta: { ...meta, ...(company && { personal: true as const }) },
  };
};
