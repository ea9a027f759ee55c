import type { Express, Response } from 'express';

const PRIVATE = 'private, no-store';

/**
 * No answer that sets a cookie may be kept by anybody, whatever the step that gives it says of what it brings: a shared
 * cache would hand somebody's session on. Nor may one of a site that is not open to everybody, as it would be given to
 * those who may not see it; files that never change stay with the browser that has fetched them. Seen to where every
 * answer of the application passes.
 */
export function keepPrivate(app: Express, isOpenToAll: () => boolean): void {
  const methods: { writeHead: (...args: never[]) => unknown } = app.response;
  const { writeHead } = methods;
  methods.writeHead = function writePrivately(this: Response, ...args: never[]) {
    const setsCookie = this.hasHeader('set-cookie');
    if (!setsCookie && isOpenToAll()) return writeHead.apply(this, args);
    const said = String(this.getHeader('cache-control') ?? '');
    if (!setsCookie && said.includes('no-store')) return writeHead.apply(this, args);
    const staysHere = !setsCookie && said.includes('immutable');
    this.setHeader('cache-control', staysHere ? said.replace('public', 'private') : PRIVATE);
    return writeHead.apply(this, args.map(withoutCaching) as never[]);
  };
}

/** Headers that are said last would win. A kept page's are a list, which knows by itself (page-cache/send-entry.ts). */
function withoutCaching(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return argument;
  return Object.fromEntries(
    Object.entries(argument).filter(([name]) => name.toLowerCase() !== 'cache-control'),
  );
}
