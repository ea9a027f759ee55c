import { basename, dirname, extname } from 'node:path';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { fileNames } from '#backoffice/http/file-response.ts';
import { findStoredFile, type MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';

/** Types that browsers show; others are downloaded. */
const SHOWN_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const DOWNLOADED_TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Serves the files of a shop's folder `documents`, whole or in ranges. A file can be replaced under its name: clients
 * revalidate it by its hash. Files of other types, such as HTML and SVG, are downloaded without a type that runs.
 */
export function createOwnDocuments(db: Kysely<Schema>, folders: MediaFolders): Router {
  const router = Router();
  router.get('/documents/*path', async (request, response, next) => {
    const path = ['documents', ...request.params.path].join('/');
    // The database cannot compare a zero byte.
    if (path.includes('\0')) return next();
    const file = await db
      .selectFrom('shop_file')
      .where('path', '=', path)
      .select(['path', 'stored', 'bytes', 'hash'])
      .orderBy('site_id')
      .executeTakeFirst();
    const place = file && (await findStoredFile(file, folders));
    if (!file || place === undefined) return next();
    const extension = extname(path).toLowerCase();
    const shown = SHOWN_TYPES[extension];
    response.set({
      'content-type': shown ?? DOWNLOADED_TYPES[extension] ?? UNKNOWN_TYPE,
      'content-disposition': `${shown === undefined ? 'attachment' : 'inline'}; ${fileNames(basename(path))}`,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      etag: `"${file.hash}"`,
    });
    response.sendFile(basename(place), { root: dirname(place), lastModified: false }, (error) => {
      if (error && !response.headersSent) next(error);
    });
  });
  return router;
}
