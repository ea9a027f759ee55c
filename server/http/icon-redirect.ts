import type { RequestHandler } from 'express';
import type { ShownBrand } from '#client/stores/shown-brand.ts';

/** Files of the brand (backoffice/brand/brand-files.ts) by the addresses that clients try without reading a page. */
const FILES: Record<string, string> = {
  '/favicon.ico': 'icon-32.png',
  '/favicon.svg': 'favicon.svg',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
};
const ONE_HOUR = 'public, max-age=3600';

/**
 * Redirects the usual addresses of icons to the brand's files.
 * @param lastBrand returns `null` while the brand is unknown
 */
export function createIconRedirect(lastBrand: () => Pick<ShownBrand, 'files'> | null): RequestHandler {
  return (request, response, next) => {
    const name = FILES[request.path];
    const folder = lastBrand()?.files;
    if (name === undefined || !folder) return next();
    response.set('cache-control', ONE_HOUR).redirect(302, folder + name);
  };
}
