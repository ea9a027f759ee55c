import type { RequestHandler } from 'express';
import type { SentForm } from '#shared/form-state.ts';
import { answerRefused } from './answer-refused.ts';
import { readForm } from './form-body.ts';
import { isFromOurPages } from './same-origin.ts';
import type { UploadGate } from './upload-gate.ts';

declare module 'express-serve-static-core' {
  // Express's own type is an interface: only another one can add to it.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Locals {
    /** The form that was posted to the page. */
    form?: SentForm;
  }
}

/** What can be posted to a page; `undefined`: nothing. */
export type FindFormRules = (
  pathname: string,
) => { takesFiles: boolean; hasLongFields?: boolean } | undefined;

/** Methods of pages: GET and HEAD, and POST of a form where the page has an action. Only our own pages post. */
export function createPageForm(options: {
  findRules: FindFormRules;
  publicUrl: string;
  /** Limit of uploads under way. */
  gate: UploadGate;
}): RequestHandler {
  const origin = new URL(options.publicUrl).origin;
  return async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const rules = options.findRules(request.path);
    if (request.method !== 'POST' || !rules) {
      response.set({ allow: rules ? 'GET, HEAD, POST' : 'GET, HEAD', connection: 'close' });
      return answerRefused(request, response, 'method');
    }
    if (!isFromOurPages(request, origin)) {
      response.set('connection', 'close');
      return answerRefused(request, response, 'cross_site');
    }
    const gate = rules.takesFiles ? options.gate : undefined;
    const form = await readForm(request, response, gate, rules.hasLongFields);
    if (!form) {
      response.set('connection', 'close');
      return answerRefused(request, response, 'media_type');
    }
    response.locals.form = form;
    return next();
  };
}
