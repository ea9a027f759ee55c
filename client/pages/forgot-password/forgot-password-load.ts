import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';

export type ForgotPasswordData = { isSent: boolean };

/** Loads the password reset form; `?sent` confirms the request, whether or not the account exists. */
export const load: PageLoad<ForgotPasswordData> = async ({ match, search, text }) => ({
  kind: 'ok',
  data: { isSent: search.has('sent') },
  meta: {
    title: text('account.forgot_title'),
    description: text('account.forgot_description'),
    indexed: false,
    alternates: alternatesOf('forgot-password', match),
    audiences: { pro: href('forgot-password', { locale: match.locale, target: 'pro' }) },
    breadcrumb: [
      { label: text('account.login'), url: href('login', { locale: match.locale, target: 'pro' }) },
      { label: text('account.forgot_title'), url: match.pathname },
    ],
  },
});
