import type { PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf } from '#client/pages/static-page-paths.ts';
import type { LoggedIn } from '#shared/api/sessions.ts';

export type MyAccountData = LoggedIn & { isPasswordChanged: boolean };

/** Who is logged in, and what is known of him (RT-13). */
export const load: PageLoad<MyAccountData> = async ({ api, match, search, text }) => {
  const current = await api.sessions.current();
  return {
    kind: 'ok',
    data: { user: current.user, customer: current.customer, isPasswordChanged: search.has('changed') },
    meta: {
      title: text('account.title'),
      description: text('account.description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('my-account', match),
      breadcrumb: [{ label: text('account.title'), url: match.pathname }],
    },
  };
};
