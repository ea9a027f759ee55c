import { createSessionsApi } from '#shared/api/sessions.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import { ENDED_PARAMETER } from '#routes/login-path.ts';
import { isFilePath, returnPath } from '#routes/return-path.ts';
import { matchPath } from '#routes/match-path.ts';
import { translateRedirect } from '#routes/translate-path.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { Api } from '#shared/api/create-api.ts';
import { otherLocale, type Locale } from '#shared/locale.ts';
import type { PageMeta, PageOutcome } from '#shared/page-outcome.ts';

type LoginNotice = 'password-renewed' | 'account-deleted' | 'link-resent' | 'session-ended';

export type LoginData = {
  /** The requested page, and whether it requires a login. */
  requested: { path: string; isRestricted: boolean } | undefined;
  /** Event that led here: password changed, account deleted, session expired. */
  notice: LoginNotice | undefined;
};

/** Loads the login page. Redirects a logged-in visitor to the requested page. */
export const load: PageLoad<LoginData> = async ({ api, store, match, search, text }) => {
  const site = { locale: match.locale, target: match.urlTarget };
  const requested = returnPath(search.get('redirect'));
  if (store.auth.isLogged) {
    if (await isLoggedIn(api)) return redirectTo(requested ?? href('my-account', site));
    store.auth.reset();
  }
  const notice = readNotice(search);
  return {
    kind: 'ok',
    data: {
      requested:
        requested === undefined ? undefined : { path: requested, isRestricted: isRestricted(requested) },
      notice,
    },
    meta: {
      title: text(notice === 'account-deleted' ? 'account.deleted' : 'account.login_title'),
      description: text('account.login_description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('login', match),
      audiences: { pro: href('login', site) },
      ...(search.has('redirect') && { queries: queriesOf(search, otherLocale(match.locale)) }),
    },
  };
};

function queriesOf(search: URLSearchParams, locale: Locale): NonNullable<PageMeta['queries']> {
  return { [locale]: translateRedirect(`?${search}`, locale) };
}

/** A file has no page in the router: the browser requests it from the server. */
function redirectTo(to: string): PageOutcome<LoginData> {
  return { kind: 'redirect', to, status: 302, ...(isFilePath(to) && { isNewDocument: true }) };
}

function readNotice(search: URLSearchParams): LoginNotice | undefined {
  if (search.has('deleted')) return 'account-deleted';
  if (search.has('resent')) return 'link-resent';
  if (search.has('renewed')) return 'password-renewed';
  return search.has(ENDED_PARAMETER) ? 'session-ended' : undefined;
}

function isRestricted(path: string): boolean {
  const match = matchPath(new URL(path, 'http://site.invalid').pathname)?.match;
  return match?.row.guards.includes('authenticated') === true;
}

/** An expired session has lost its cookies by then (server/backoffice/middleware/with-auth.ts). */
async function isLoggedIn(api: Api): Promise<boolean> {
  try {
    await createSessionsApi(api.caller).current();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** A back office error (5xx) says nothing about the session, so the login form must not show. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode < 500 || endsSession(error));
}
