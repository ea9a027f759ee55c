import type { RequestHandler } from 'express';
import { matchPath } from '#routes/match-path.ts';
import { ARCHIVE_FORM_PATH, NOTICE_PARAMETER, readArchiveForm } from '#shared/domain/archive-form.ts';
import { OWN_MEDIA_URL } from '#shared/domain/own-media-url.ts';
import { proveNotice } from './notice-cookie.ts';
import { toSitePath } from '#shared/site-path.ts';

/**
 * Redirects (303) from the selection in a list of documents to their archive, or back to the list with the error. The
 * back office checks access to the documents.
 */
export function createArchiveForm(): RequestHandler {
  return (request, response, next) => {
    if (request.path !== ARCHIVE_FORM_PATH || request.method !== 'GET') return next();
    const fields = new URL(request.originalUrl, 'http://site.invalid').searchParams;
    const path = toSitePath(fields.get('path'));
    const list = new URL(path ?? '', 'http://site.invalid');
    if (path === undefined || !matchPath(list.pathname)?.match?.list) return next();
    const selection = readArchiveForm(fields);
    response.set('cache-control', 'no-store');
    if ('query' in selection) {
      return response.redirect(303, `${OWN_MEDIA_URL}documents/archive.zip?${selection.query}`);
    }
    list.searchParams.set(NOTICE_PARAMETER, selection.notice);
    proveNotice(response, list.pathname + list.search);
    return response.redirect(303, list.pathname + list.search);
  };
}
