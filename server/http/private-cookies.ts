import type { Express, Response } from 'express';

const PRIVATE = 'private, no-store';

/**
 * No answer that sets a cookie may be kept by anybody, whatever the step that gives it says of what it brings: a shared
 * cache would hand somebody's session on. Seen to where every answer of the application passes.
 */
export function keepCookiesPrivate(app: Express): void {
  const methods: { writeHead: (...args: never[]) => unknown } = app.response;
  const { writeHead } = methods;
  methods.writeHead = function writePrivately(this: Response, ...args: never[]) {
    if (!this.hasHeader('set-cookie')) return writeHead.apply(this, args);
    this.setHeader('cache-control', PRIVATE);
    return writeHead.apply(this, args.map(withoutCaching) as never[]);
  };
}

/** Headers that are said last would win. */
function withoutCaching(argument: unknown): unknown {
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return argument;
  return Object.fromEntries(
    Object.entries(argument).filter(([name]) => name.toLowerCase() !== 'cache-control'),
  );
}
