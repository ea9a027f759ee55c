import { Router } from 'express';

/** Names of encoded pictures: label, hash of the content, width. */
const NAME = /^[a-z\d-]{1,80}-[\da-f]{10}-\d{1,5}\.(avif|webp)$/;

/**
 * Serves the encoded pictures of imported shops below `/pictures`. The folder grows while the program runs, so that it
 * is not listed. Responses are immutable, because file names contain a hash of the content.
 */
export function createImportedPictureFiles(folder: string): Router {
  const router = Router();
  router.get('/pictures/:file', (request, response, next) => {
    const { file } = request.params;
    const [, format] = NAME.exec(file) ?? [];
    if (format === undefined) return next();
    const headers = { 'content-type': `image/${format}` };
    response.sendFile(file, { root: folder, immutable: true, maxAge: '1y', headers }, (error) => {
      if (error && !response.headersSent) next();
    });
  });
  return router;
}
