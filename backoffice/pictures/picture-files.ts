import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { Router } from 'express';

export const MEDIA_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

export type MediaPath = '/pictures' | '/schemas' | '/scenes' | '/shares' | '/videos';

/**
 * Serves the pictures or videos of a folder, whole or in ranges. The folder is listed once, and responses are
 * immutable, because file names contain a hash of the content.
 */
export function createPictureFiles(path: MediaPath, folder: string): Router {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const router = Router();
  router.get(`${path}/:file`, (request, response, next) => {
    const { file } = request.params;
    const type = MEDIA_TYPES[extname(file)];
    if (!type || !names.has(file)) return next();
    response.sendFile(file, {
      root: folder,
      immutable: true,
      maxAge: '1y',
      headers: { 'content-type': type },
    });
  });
  return router;
}
