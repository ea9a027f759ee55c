import { href } from '#routes/href.ts';
import { loginPath } from '#routes/login-path.ts';
import type { PageMatch } from '#routes/match.ts';
import { ApiError, UnavailableError } from '#shared/api/api-error.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import { isProfessional, type SalesPlan } from '#shared/domain/sales-plan.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { LoaderContext } from './loader-context.ts';

const OTHER_AUDIENCE = 'not_available_in_this_saleplan';

/** Maps a failed call to the page's outcome (spec section 8). `undefined` for other errors, which are rethrown. */
export function outcomeOfError(
  error: unknown,
  context: LoaderContext,
  { match, url }: { match: PageMatch; url: URL },
): PageOutcome<never> | undefined {
  if (error instanceof UnavailableError) {
    return { kind: 'unavailable', status: error.failure === 'timeout' ? 504 : 503 };
  }
  if (!(error instanceof ApiError)) return undefined;
  if (context.visitor.isLogged && endsSession(error)) return toLogin(match, url.search, true);
  if (error.statusCode === 404) return { kind: 'notFound' };
  if (error.statusCode === 401) return { kind: 'unauthorised' };
  if (error.statusCode === 429) return { kind: 'unavailable', status: 429, hasResponded: true };
  if (error.statusCode === 400 && error.body.status === OTHER_AUDIENCE) {
    return redirectToAudience(error.body.exist_in ?? [], context, match, url.search);
  }
  return error.statusCode >= 500 ? { kind: 'unavailable', status: 503, hasResponded: true } : undefined;
}

/**
 * Redirects to the page for the audience of the entity (ER-10): with `pro` for professional plans, without for
 * consumers; to login if only logged-in professionals may see it and there is no session.
 */
function redirectToAudience(
  existIn: number[],
  context: LoaderContext,
  match: PageMatch,
  search: string,
): PageOutcome<never> {
  const plans = context.store.settings.plans.filter((plan) => existIn.includes(plan.id));
  const site = { locale: match.locale, target: match.urlTarget };
  if (onlyLogged(plans) && !context.visitor.isLogged) {
    return toLogin(match, search, false);
  }
  const target = plans.some((plan) => isProfessional(plan.target)) ? 'pro' : 'part';
  if (plans.length === 0 || target === match.urlTarget) return { kind: 'notFound' };
  const params = { ...match.params, ...match.list };
  return { kind: 'redirect', to: href(match.name, { ...site, target }, params) + search, status: 302 };
}

function toLogin({ locale, pathname }: PageMatch, search: string, hasEnded: boolean): PageOutcome<never> {
  const to = loginPath(locale, pathname + search, hasEnded);
  return { kind: 'redirect', to, status: 302, isNewDocument: true };
}

function onlyLogged(plans: SalesPlan[]): boolean {
  return plans.length > 0 && plans.every((plan) => plan.target === 'pro_connect');
}
