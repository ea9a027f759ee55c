import type { RequestHandler } from 'express';
import type { SentForm } from '#shared/form-state.ts';
import { sendRefusal } from './send-refusal.ts';
import { readForm } from './form-body.ts';
import { isFromOurPages } from './same-origin.ts';
import type { UploadLimiter } from './upload-limiter.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    form?: SentForm;
  }
}

/** Returns the rules of the form of a page; `undefined`: the page has none. */
export type FindFormRules = (
  pathname: string,
) => { acceptsFiles: boolean; hasLongFields?: boolean } | undefined;

/**
 * Allows the methods of pages: GET and HEAD, and POST of a form where the page has an action. Only our own pages may
 * post.
 */
export function createPageForm(options: {
  findRules: FindFormRules;
  publicUrl: string;
  /** Limits concurrent uploads. */
  limiter: UploadLimiter;
}): RequestHandler {
  const origin = new URL(options.publicUrl).origin;
  return async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const rules = options.findRules(request.path);
    if (request.method !== 'POST' || !rules) {
      response.set({ allow: rules ? 'GET, HEAD, POST' : 'GET, HEAD', connection: 'close' });
      return sendRefusal(request, response, 'method');
    }
    if (!isFromOurPages(request, origin)) {
      response.set('connection', 'close');
      return sendRefusal(request, response, 'cross_site');
    }
    const limiter = rules.acceptsFiles ? options.limiter : undefined;
    const form = await readForm(request, response, limiter, rules.hasLongFields);
    if (!form) {
      response.set('connection', 'close');
      return sendRefusal(request, response, 'media_type');
    }
    response.locals.form = form;
    return next();
  };
}
