import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';
import { worksitesUrl, type Where } from './worksites-url.ts';

export function redirectToWorksites({ match }: ActionArgs, where: Where): ActionOutcome {
  const site = { locale: match.locale, target: match.urlTarget };
  return { kind: 'redirect', to: worksitesUrl(site, where), status: 303 };
}
