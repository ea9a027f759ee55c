import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import multer, { diskStorage, MulterError } from 'multer';
import { makeUploadFolder, removeUploadFolder } from '#shared/uploads/upload-folder.ts';

/** An archive on disk. `remove` deletes it and what was unpacked beside it. */
export type ReceivedArchive = {
  name: string;
  path: string;
  folder: string;
  bytes: number;
  remove: () => Promise<void>;
};

/** Reason of an upload that was not received. */
export type UploadProblem = 'missing' | 'too_large' | 'disk_full' | 'interrupted';

type Limits = { below: string; maxBytes: number };

export const ARCHIVE_FIELD = 'shop';
/** Separators and headers of a form with one file. */
const FORM_BYTES = 64 * 1024;

/**
 * Streams the file of a form to the disk.
 * @returns the file, or the reason why there is none; nothing of it is left then
 */
export async function receiveArchive(
  request: Request,
  response: Response,
  { below, maxBytes }: Limits,
): Promise<ReceivedArchive | UploadProblem> {
  if (request.is('multipart/form-data') !== 'multipart/form-data') return 'missing';
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > maxBytes + FORM_BYTES) return 'too_large';
  await mkdir(below, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(below);
  if (length > bavail * bsize) return 'disk_full';
  const folder = await makeUploadFolder(below);
  const remove = () => removeUploadFolder(folder);
  const path = join(folder, 'archive');
  const read = promisify(
    multer({
      storage: diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, 'archive'),
      }),
      defParamCharset: 'utf8',
      limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 },
    }).single(ARCHIVE_FIELD),
  );
  try {
    await read(request, response);
    const { file } = request;
    // An empty file field arrives as a file without a name.
    if (file && file.size > 0) return { name: file.originalname, path, folder, bytes: file.size, remove };
    await remove();
    return 'missing';
  } catch (error) {
    await remove();
    return problemOf(error);
  }
}

function problemOf(error: unknown): UploadProblem {
  if (error instanceof MulterError) return error.code === 'LIMIT_FILE_SIZE' ? 'too_large' : 'missing';
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'disk_full' : 'interrupted';
}
