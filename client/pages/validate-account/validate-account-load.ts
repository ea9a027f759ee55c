import { createAccountsApi } from '#shared/api/accounts.ts';
import type { PageLoad } from '#client/pages/page-load.ts';
import { alternatesOf } from '#client/pages/static-page-paths.ts';
import type { ValidateCheck } from '#shared/contract/account.ts';
import { href } from '#routes/href.ts';

export type ValidateAccountData = { state: ValidateCheck['state']; token: string };

const LONGEST_TOKEN = 200;

/** How far the link of a mail has led. Looking confirms nothing. */
export const load: PageLoad<ValidateAccountData> = async ({ api, match, search, text }) => {
  const token = (search.get('token') ?? '').slice(0, LONGEST_TOKEN);
  const { state } =
    token === '' ? { state: 'unknown' as const } : await createAccountsApi(api.caller).checkValidate(token);
  return {
    kind: 'ok',
    data: { state, token },
    meta: {
      title: text('signup.validate_title'),
      description: text('signup.validate_description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('validate-account', match),
      breadcrumb: [
        {
          label: text('signup.crumb'),
          url: href('signup', { locale: match.locale, target: match.urlTarget }),
        },
      ],
    },
  };
};
