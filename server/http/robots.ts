import type { RequestHandler } from 'express';
import { routeVariants } from '#routes/variants.ts';

const ONE_DAY = 'public, max-age=86400';

/** Pages that are nobody's business to list, and lists with two filters or more: bots could wander there for ever. */
export function robotsText(publicUrl: string): string {
  const closed = routeVariants()
    .filter((variant) => !variant.row.indexed && !variant.alias && variant.row.name !== 'maintenance')
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

export function createRobots(publicUrl: string): RequestHandler {
  const text = robotsText(publicUrl);
  return (request, response, next) => {
    if (request.path !== '/robots.txt') return next();
    response.set({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': ONE_DAY }).end(text);
  };
}
