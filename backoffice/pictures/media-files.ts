import { join } from 'node:path';
import { Router } from 'express';
import { createImportedFiles } from './imported-files.ts';
import { createPictureFiles } from './picture-files.ts';

const ENCODED = ['/pictures', '/scenes', '/schemas', '/shares'] as const;

/**
 * Serves pictures and videos: those of a shop's folder `media`, then those of imported shops.
 */
export function createMediaFiles(folder: string, importedFolder: string): Router {
  const router = Router();
  for (const path of ENCODED) router.use(createPictureFiles(path, join(folder, 'encoded', path)));
  router.use(createPictureFiles('/videos', join(folder, 'videos')));
  for (const path of [...ENCODED, '/videos'] as const) router.use(createImportedFiles(path, importedFolder));
  return router;
}
