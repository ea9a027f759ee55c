import type { RequestHandler } from 'express';
import { onRefusedFile } from './file-navigation.ts';
import { isNavigation, leaveApi } from './navigation-request.ts';

const MEDIA = '/media/';

/**
 * Serves documents and pictures to a browser tab: for one that is missing, or not for this visitor, it serves a page.
 * `proxy` passes errors to `refuseFile`.
 */
export function createDocumentNavigation(proxy: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith(MEDIA) || !isNavigation(request)) return next();
    onRefusedFile(request, response, () => {
      leaveApi(request);
      next();
    });
    return proxy(request, response, next);
  };
}
