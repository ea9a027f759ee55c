import type { RequestHandler } from 'express';
import { answerRefusedFile } from './file-navigation.ts';
import { isNavigation, leaveApi } from './navigation-request.ts';

const MEDIA = '/media/';

/**
 * Documents and pictures that a tab requests: one that does not exist, or is not for this visitor, is answered by the page
 * that says so. `proxy` hands refusals to `refuseFile`.
 */
export function createDocumentNavigation(proxy: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith(MEDIA) || !isNavigation(request)) return next();
    answerRefusedFile(request, response, () => {
      leaveApi(request);
      next();
    });
    return proxy(request, response, next);
  };
}
