import type { SavFaultSummary, SavPlace, SavSummary } from '#shared/contract/sav.ts';
import type { RuledLink } from './ruled-links.tsx';

type Target = 'part' | 'pro';

/** After-sales pages as a list of links. */
export function articleLinks(articles: readonly SavSummary[], target: Target): RuledLink[] {
  return articles.map(({ id, title, lead, canonical }) => ({
    key: id,
    title,
    text: lead,
    url: canonical[target],
  }));
}

/** Categories, with what stands in them. */
export function categoryLinks(
  categories: readonly (SavPlace & { intro: string })[],
  target: Target,
): RuledLink[] {
  return categories.map(({ id, name, intro, canonical }) => ({
    key: id,
    title: name,
    text: intro,
    url: canonical[target],
  }));
}

/** Faults, each with the family it belongs to: some codes mean something else elsewhere. */
export function faultLinks(faults: readonly SavFaultSummary[], target: Target): RuledLink[] {
  return faults.map(({ id, title, family, canonical }) => ({
    key: id,
    title,
    text: family.name,
    url: canonical[target],
  }));
}
