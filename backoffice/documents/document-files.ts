import { Router, type Request } from 'express';
import { mayHaveConnected, readPrincipal, type Keys } from '#backoffice/http/principal.ts';
import { isLocale } from '#shared/locale.ts';
import { readArchiveRequest, sendArchive } from './archive.ts';
import type { DocumentLibrary } from './document-library.ts';

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+){0,12})\.pdf$/;
const ONE_HOUR = 3600;

/**
 * Serves documents, and archives of several. Those flagged `connect` are 404 for all but logged
 * professionals, and are not cacheable.
 */
export function createDocumentFiles(library: DocumentLibrary, keys: Keys): Router {
  const router = Router();
  router.get('/documents/archive.zip', async (request, response, next) => {
    const archive = readArchiveRequest(request.query);
    if (!archive) return next();
    const mayHave = await isEntitled(request, keys);
    // A refusal is not cacheable either: the next client may be entitled.
    response.set('cache-control', 'no-store');
    const files = await Promise.all(
      archive.codes.map(async (code) => ({ code, file: await library.take(code, archive.lang, mayHave) })),
    );
    return sendArchive(files, archive.lang, response, next);
  });
  router.get('/documents/:lang/:file', async (request, response, next) => {
    const { lang } = request.params;
    const code = FILE.exec(request.params.file)?.[1];
    if (!code || !isLocale(lang)) return next();
    const file = await library.take(code, lang, await isEntitled(request, keys));
    if (!file) {
      // The next client may be entitled.
      response.set('cache-control', 'no-store');
      return next();
    }
    const caching = file.connect ? 'private, no-store' : `public, max-age=${ONE_HOUR}`;
    return response
      .type('application/pdf')
      .set('cache-control', caching)
      .set('content-disposition', `inline; filename="${code}-${lang}.pdf"`)
      .send(file.bytes);
  });
  return router;
}

/** An invalid token does not block public documents. */
async function isEntitled(request: Request, keys: Keys): Promise<boolean> {
  try {
    const { principal } = await readPrincipal(request.get('authorization'), keys);
    return mayHaveConnected(principal);
  } catch {
    return false;
  }
}
