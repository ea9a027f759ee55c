import type { RequestHandler } from 'express';
import type { IsEnabled } from '#routes/enabled-routes.ts';
import type { RouteName } from '#routes/paths.ts';
import { routeVariants } from '#routes/variants.ts';
import type { FindEnabled } from './find-enabled.ts';

const ONE_DAY = 'public, max-age=86400';

/** Pages that are not indexed and still open to crawlers, which have to read their `noindex`. */
const READABLE = new Set<RouteName>([
  'confirmation',
  'compare',
  'product-ar',
  'signature-product-ar',
  'maintenance',
]);

/** Closes private pages, and lists with two filters or more, which are endless. */
export function robotsText(publicUrl: string, isEnabled: IsEnabled = () => true): string {
  const closed = routeVariants()
    .filter(({ row, alias }) => !row.indexed && !alias && !READABLE.has(row.name) && isEnabled(row.name))
    .map((variant) => variant.pattern.replace(/\/\{\w+\?\}$/, '').replace(/\{\w+\*?\}/g, '*'));
  return [
    'User-agent: *',
    ...[...new Set(closed)].sort().map((path) => `Disallow: ${path}`),
    'Disallow: /*/_*__*/_*__*',
    'Disallow: /_filters',
    'Disallow: /_documents',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function createRobots(options: { publicUrl: string; findEnabled: FindEnabled }): RequestHandler {
  const { publicUrl, findEnabled } = options;
  return async (request, response, next) => {
    if (request.path !== '/robots.txt') return next();
    // While the back office is down, crawlers may not read the private pages of any shop.
    const text = robotsText(publicUrl, await findEnabled().catch(() => undefined));
    response.set({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': ONE_DAY }).end(text);
  };
}
