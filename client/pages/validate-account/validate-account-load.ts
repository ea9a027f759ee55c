import { createAccountsApi } from '#shared/api/accounts.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import type { ValidateCheck } from '#shared/contract/account.ts';
import { readLinkToken } from '#shared/domain/link-token.ts';
import { href } from '#routes/href.ts';

export type ValidateAccountData = { state: ValidateCheck['state']; token: string };

/** Loads the state of a validation link. Loading the page confirms nothing. */
export const load: PageLoad<ValidateAccountData> = async ({ api, match, search, text }) => {
  const token = readLinkToken(search);
  const { state } = token
    ? await createAccountsApi(api.caller).checkValidate(token)
    : { state: 'unknown' as const };
  return {
    kind: 'ok',
    data: { state, token: token ?? '' },
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
