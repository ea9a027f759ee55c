import { extname, join } from 'node:path';
import { Router } from 'express';
import { MEDIA_TYPES, type MediaPath } from './picture-files.ts';

/** Names that the import of a shop writes. */
const NAME = /^[\p{L}\d][\p{L}\d_ .-]{0,120}\.[a-z\d]{3,4}$/u;
/** A hash of the content within the name: the file never changes. */
const HASHED = /-[\da-f]{10}(?:-\d{1,5})?\.[a-z\d]{3,4}$/;

/**
 * Serves pictures or videos of imported shops, whole or in ranges. The folder grows while the program runs, so that it
 * is not listed. Files whose names contain a hash of their content are immutable.
 */
export function createImportedFiles(path: MediaPath, folder: string): Router {
  const router = Router();
  router.get(`${path}/:file`, (request, response, next) => {
    const { file } = request.params;
    const type = MEDIA_TYPES[extname(file)];
    if (!type || !NAME.test(file)) return next();
    const age = HASHED.test(file) ? { immutable: true, maxAge: '1y' } : { maxAge: '1h' };
    response.sendFile(
      file,
      { root: join(folder, path), ...age, headers: { 'content-type': type } },
      (error) => {
        if (error && !response.headersSent) next();
      },
    );
  });
  return router;
}
