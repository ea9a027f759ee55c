import type { PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf } from '#client/pages/static-page-paths.ts';
import type { Civility } from '#shared/contract/reference-data.ts';

export type SignupData = {
  civilities: Civility[];
  /** Makes the same form, sent twice, one application. */
  key: string;
};

/** A professional's application for an account. */
export const load: PageLoad<SignupData> = async ({ api, match, text }) => {
  const { items } = await api.civilities.list();
  return {
    kind: 'ok',
    data: { civilities: items, key: crypto.randomUUID() },
    meta: {
      title: text('signup.title'),
      description: text('signup.description'),
      indexed: true,
      personal: true,
      alternates: alternatesOf('signup', match),
      breadcrumb: [{ label: text('signup.crumb'), url: match.pathname }],
    },
  };
};
