import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';

export type SignupConfirmationData = {
  isResent: boolean;
  shownAt: number;
};

/** Loads the page shown after signup. Its URL contains no personal data. */
export const load: PageLoad<SignupConfirmationData> = async ({ match, search, text }) => ({
  kind: 'ok',
  data: { isResent: search.has('resent'), shownAt: Date.now() },
  meta: {
    title: text('signup.confirmation_title'),
    description: text('signup.confirmation_description'),
    indexed: false,
    personal: true,
    alternates: alternatesOf('signup-confirmation', match),
    breadcrumb: [
      { label: text('signup.crumb'), url: href('signup', { locale: match.locale, target: match.urlTarget }) },
    ],
  },
});
