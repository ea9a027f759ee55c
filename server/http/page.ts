import type { RequestHandler } from 'express';
import { routeRow } from '#routes/paths.ts';
import { toSitePath } from '#shared/site-path.ts';
import type { LoadDocument, LoadedDocument } from '../render/page-loader.ts';
import type { SendDocument } from '../render/send-document.ts';
import { applyCartChange } from './cart-cookies.ts';
import { applySessionChange } from './session-cookies.ts';
import { answerPlain } from './answer-plain.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** A page nobody knows, kept until the redirection look-up has had its say. */
    missing?: LoadedDocument;
  }
}

/** Pages: loads the one the address stands for and sends it. A missing one goes on to the next steps. */
export function createPage(options: {
  load: LoadDocument;
  send: SendDocument;
  publicUrl: string;
  /** For pages that show 3D models: what their headers allow besides. */
  modelHeaders: Record<string, string>;
}): RequestHandler {
  return async (request, response, next) => {
    const result = await options.load({
      url: new URL(options.publicUrl + request.originalUrl),
      visitor: response.locals.visitor,
      session: response.locals.session,
      maintenance: response.locals['maintenance'] === true,
      clientAddress: response.locals.context.clientAddress,
      visitorId: response.locals.visitorId,
      sent: response.locals.form,
      cart: response.locals.cart,
    });
    applySessionChange(response, result.session);
    applyCartChange(response, result.cart);
    if (result.kind === 'redirect') {
      const to = toSitePath(result.to);
      if (to === undefined) return answerPlain(response, 404, 'There is no such page.');
      // What carries a cookie is for one visitor.
      const isPermanent = result.status === 301 && !response.locals.form && !response.hasHeader('set-cookie');
      response.set('cache-control', isPermanent ? 'public, max-age=3600' : 'no-store');
      return response.redirect(response.locals.form ? 303 : result.status, to);
    }
    response.locals['route'] = result.routeName;
    if (result.status === 404) {
      response.locals.missing = result;
      return next();
    }
    const { policy } = routeRow(result.routeName);
    if (policy === 'secret') response.set('referrer-policy', 'no-referrer');
    if (policy === 'model' && result.status === 200) response.set(options.modelHeaders);
    return options.send(result, request, response);
  };
}

/** The end of the road: the error page of a missing page. */
export function createNotFound(send: SendDocument): RequestHandler {
  return async (request, response, next) => {
    const { missing } = response.locals;
    if (missing) await send(missing, request, response);
    else next();
  };
}
