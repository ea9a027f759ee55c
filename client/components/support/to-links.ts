import type { SavFaultSummary, SavPlace, SavSummary } from '#shared/contract/sav.ts';
import type { RuledLink } from './ruled-links.tsx';

type Target = 'part' | 'pro';

export function articleLinks(articles: readonly SavSummary[], target: Target): RuledLink[] {
  return articles.map(({ id, title, lead, canonical }) => ({
    key: id,
    title,
    text: lead,
    url: canonical[target],
  }));
}

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

/** Fault codes as links, each with its family, because a code may mean something else in another family. */
export function faultLinks(faults: readonly SavFaultSummary[], target: Target): RuledLink[] {
  return faults.map(({ id, title, family, canonical }) => ({
    key: id,
    title,
    text: family.name,
    url: canonical[target],
  }));
}
