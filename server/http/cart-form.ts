import type { RequestHandler, Response } from 'express';
import { href } from '#routes/href.ts';
import { loginPath } from '#routes/login-path.ts';
import { matchPath } from '#routes/match-path.ts';
import { returnPath } from '#routes/return-path.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { cartAdditionsResponse } from '#shared/contract/cart.ts';
import { MAX_NAMED_LINES, packLine } from '#shared/domain/added-lines.ts';
import { endsSession } from '#shared/api/ends-session.ts';
import type { ApiCall, Send } from '#shared/api/send.ts';
import {
  ADDED_PARAMETER,
  BACK_FIELD,
  CART_FORM_PATH,
  elementName,
  ERROR_PARAMETER,
  LINE_PARAMETER,
  TYPED_PARAMETER,
} from '#shared/domain/cart-form.ts';
import { readRequestedLines, type RequestedLine } from '#shared/domain/requested-lines.ts';
import { hasInvalidQuantity, packTyped, typedQuantities } from '#shared/domain/typed-quantities.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { textOf } from '#shared/form-state.ts';
import type { Locale } from '#shared/locale.ts';
import { inOrder } from '../backoffice/client-middleware.ts';
import { isClientError } from '../backoffice/response-cache.ts';
import { withCart } from '../backoffice/middleware/with-cart.ts';
import type { RenderContext } from '../backoffice/render-context.ts';
import { withDeadline } from '../backoffice/middleware/with-deadline.ts';
import { WRITE_LIMITS } from '../backoffice/limited-fetch.ts';
import { sendRefusal } from './send-refusal.ts';
import { applyCartChange } from './cart-cookies.ts';
import { readForm } from './form-body.ts';
import { proveNotice } from './notice-cookie.ts';
import { applySessionChange } from './session-cookies.ts';
import { isFromOurPages } from './same-origin.ts';

type CartFormOptions = {
  send: Send;
  publicUrl: string;
  siteId: number;
  planId: (target?: UrlTarget) => Promise<number>;
  isOpen: boolean;
};

/**
 * Adds the elements of a form to the cart, and redirects to the page of the form with the outcome. Visitors who are
 * no professionals are redirected to the cart, through the login.
 */
export function createCartForm(options: CartFormOptions): RequestHandler {
  const origin = new URL(options.publicUrl).origin;
  return async (request, response, next) => {
    if (request.path !== CART_FORM_PATH || request.method !== 'POST' || !options.isOpen) return next();
    if (!isFromOurPages(request, origin)) {
      response.set('connection', 'close');
      return sendRefusal(request, response, 'cross_site');
    }
    const sent = await readForm(request, response, undefined);
    if (!sent) return sendRefusal(request, response, 'media_type');
    if (sent.refused) return sendRefusal(request, response, 'too_large');
    const back = returnPath(textOf(sent.form, BACK_FIELD));
    const locale = matchPath(new URL(back ?? '/', origin).pathname)?.variant.locale ?? 'fr';
    const isInvalid = hasInvalidQuantity(sent.form);
    const cart = href('cart', { locale, target: 'pro' });
    const parameters = isInvalid
      ? typedParameters(sent.form)
      : await addAll(options, { response, requested: readRequestedLines(sent.form), locale });
    response.set('cache-control', 'no-store');
    const redirectTo = (path: string) => {
      proveNotice(response, path);
      response.redirect(303, path);
    };
    if (parameters === 'ended') return redirectTo(loginPath(locale, back ?? cart, true));
    const staysOnPage = isInvalid || response.locals.visitor.isProConnected;
    const to = new URL(staysOnPage ? (back ?? cart) : cart, origin);
    for (const [name, value] of parameters) to.searchParams.append(name, value);
    return redirectTo(to.pathname + to.search + to.hash);
  };
}

/**
 * Returns the parameters of a refused form: its page shows the typed quantities with their errors, and has status
 * 422.
 */
function typedParameters(form: FormData): [string, string][] {
  return [
    [ERROR_PARAMETER, 'quantity'],
    ...typedQuantities(form).map((typed): [string, string] => [TYPED_PARAMETER, packTyped(typed)]),
  ];
}

type Addition = { response: Response; requested: RequestedLine[]; locale: Locale };

/**
 * Adds elements within one deadline. Returns the parameters of the next page, or `ended` for an ended session.
 * Several elements are one call, which accepts all or none.
 */
async function addAll(
  { send, siteId, planId }: CartFormOptions,
  { response, requested, locale }: Addition,
): Promise<[string, string][] | 'ended'> {
  const { cart, visitor, session, context } = response.locals;
  const calls: Pick<RenderContext, 'cartChange'> = {};
  const steps = [
    withCart({ cart, isPro: visitor.isProConnected }, calls),
    withDeadline(WRITE_LIMITS.totalMs),
  ];
  const cartSend = inOrder(steps, send);
  const [first, ...others] = requested;
  if (!first) return [[ERROR_PARAMETER, 'quantity_missing']];
  // Without its token the call would fill an anonymous cart.
  if (session.awaitsRenewal) return [[ERROR_PARAMETER, 'unavailable']];
  try {
    const call = {
      method: 'POST' as const,
      query: {
        site_id: String(siteId),
        lang: locale,
        sales_plan_id: String(await planId(visitor.isProConnected ? 'pro' : 'part')),
      },
      clientAddress: context.clientAddress,
      ...(session.token !== undefined && { token: session.token, withToken: true }),
    };
    const parameters =
      others.length === 0
        ? [await addOne(cartSend, { ...call, path: 'cart', body: first }, elementName(first))]
        : await addMany(cartSend, { ...call, path: 'cart/lines', body: { elements: requested } });
    applyCartChange(response, calls.cartChange);
    return parameters;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (session.token === undefined || !endsSession(error)) return [[ERROR_PARAMETER, 'unavailable']];
    applySessionChange(response, { kind: 'closed' });
    return 'ended';
  }
}

/** Returns the outcome of one element. @throws when the back office is unavailable */
async function addOne(send: Send, call: ApiCall, name: string): Promise<[string, string]> {
  try {
    await send(call);
    return [ADDED_PARAMETER, name];
  } catch (error) {
    if (!isClientError(error) || endsSession(error)) throw error;
    return [ERROR_PARAMETER, error.body.errors?.['code'] ?? 'unavailable'];
  }
}

/** Returns the outcome of several elements: each that was added, and the errors of the others. */
async function addMany(send: Send, call: ApiCall): Promise<[string, string][]> {
  const { results } = cartAdditionsResponse.parse(await send(call));
  return results
    .map((result): [string, string] =>
      result.status === 'added' ? [ADDED_PARAMETER, elementName(result)] : [LINE_PARAMETER, packLine(result)],
    )
    .filter(([name], index, all) => name !== LINE_PARAMETER || countBefore(all, index) < MAX_NAMED_LINES);
}

function countBefore(parameters: readonly [string, string][], index: number): number {
  return parameters.slice(0, index).filter(([name]) => name === LINE_PARAMETER).length;
}
