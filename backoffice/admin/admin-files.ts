import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';

/** Media types of the files that the build compresses. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const HASHED_NAME = /^\/[\w-][\w.-]*$/;

/** Serves files with a hash in their name, whose content never changes; browsers that take it get the compressed copy. */
export function createAdminFiles(folder: string): RequestHandler[] {
  const chooseCopy: RequestHandler = (request, response, next) => {
    const { path } = request;
    const type = TYPES[extname(path)];
    if (type === undefined || !HASHED_NAME.test(path) || !existsSync(join(folder, `${path}.br`)))
      return next();
    response.vary('accept-encoding');
    if (!request.acceptsEncodings('br')) return next();
    response.set({ 'content-encoding': 'br', 'content-type': type });
    request.url = `${path}.br`;
    next();
  };
  const files = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
  });
  return [chooseCopy, files];
}
