import { createProjectsApi } from '#shared/api/projects.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { SharedProposal } from '#shared/contract/proposal.ts';
import { LOCALES } from '#shared/locale.ts';

/** Loads an installer's proposal by the token of its link; 404 without a valid token. */
export const load: PageLoad<SharedProposal> = async ({ api, match, search, text }) => {
  const token = search.get('token') ?? '';
  if (!/^[\w-]{16,100}$/.test(token)) return { kind: 'notFound' };
  const shared = await createProjectsApi(api.caller).shared(token);
  const { company, reference } = shared.document;
  const pathIn = (locale: (typeof LOCALES)[number]) =>
    `${href('proposal', { locale, target: match.urlTarget })}?token=${token}`;
  return {
    kind: 'ok',
    data: shared,
    meta: {
      title: text('worksites.proposal_title', { company, reference }),
      description: text('worksites.proposal_description'),
      indexed: false,
      personal: true,
      alternates: Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])),
    },
  };
};
