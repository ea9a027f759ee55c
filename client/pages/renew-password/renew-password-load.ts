import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';

export type RenewPasswordData = { hasToken: boolean };

export const load: PageLoad<RenewPasswordData> = async ({ match, search, text }) => ({
  kind: 'ok',
  data: { hasToken: Boolean(search.get('token')) },
  meta: {
    title: text('account.renew_title'),
    description: text('account.renew_description'),
    indexed: false,
    personal: true,
    alternates: alternatesOf('renew-password', match),
    audiences: { pro: href('renew-password', { locale: match.locale, target: 'pro' }) },
    breadcrumb: [
      { label: text('account.login'), url: href('login', { locale: match.locale, target: 'pro' }) },
      { label: text('account.renew_title'), url: match.pathname },
    ],
  },
});
