import type { RequestHandler } from 'express';

/** Files of the brand (backoffice/brand/brand-files.ts) by the addresses that clients try without reading a page. */
const FILES: Record<string, string> = {
  '/favicon.ico': 'icon-32.png',
  '/favicon.svg': 'favicon.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
};
const ONE_HOUR = 'public, max-age=3600';

/**
 * Redirects the usual addresses of icons to the brand's files.
 * @param brandFiles returns the folder of the files, `null` while it is unknown
 */
export function createIconRedirect(brandFiles: () => string | null): RequestHandler {
  return (request, response, next) => {
    const name = FILES[request.path];
    const folder = brandFiles();
    if (name === undefined || folder === null) return next();
    response.set('cache-control', ONE_HOUR).redirect(302, folder + name);
  };
}
