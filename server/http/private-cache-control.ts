import type { Express, Response } from 'express';

const PRIVATE = 'private, no-store';

/**
 * Makes each response with a cookie uncacheable, whatever its step has set: a shared cache would pass the session on.
 * Responses of a site that is not open to all are private; immutable files stay in the browser's cache. Patches
 * `writeHead`, which every response passes.
 */
export function enforcePrivateCacheControl(app: Express, isOpenToAll: () => boolean): void {
  const methods: { writeHead: (...args: never[]) => unknown } = app.response;
  const { writeHead } = methods;
  methods.writeHead = function writePrivately(this: Response, ...args: never[]) {
    const setsCookie = this.hasHeader('set-cookie');
    if (!setsCookie && isOpenToAll()) return writeHead.apply(this, args);
    const cacheControl = String(this.getHeader('cache-control') ?? '');
    if (!setsCookie && cacheControl.includes('no-store')) return writeHead.apply(this, args);
    const isImmutable = !setsCookie && cacheControl.includes('immutable');
    this.setHeader('cache-control', isImmutable ? cacheControl.replace('public', 'private') : PRIVATE);
    return writeHead.apply(this, args.map(withoutCaching) as never[]);
  };
}

/**
 * Headers passed to `writeHead` would win. Those of a cached page are a list with the right value
 * (page-cache/send-entry.ts).
 */
function withoutCaching(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return argument;
  return Object.fromEntries(
    Object.entries(argument).filter(([name]) => name.toLowerCase() !== 'cache-control'),
  );
}
