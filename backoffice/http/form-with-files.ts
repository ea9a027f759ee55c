import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import { ATTACHMENT_LIMITS, FILES_FIELD } from '#shared/domain/attachments.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { fieldLimits, maxUploadBytes, readUpload } from '#shared/uploads/read-upload.ts';
import { makeUploadFolder, removeUploadFolder } from '#shared/uploads/upload-folder.ts';
import { UPLOAD_RETRY_SECONDS, type UploadSlots } from '#shared/uploads/upload-slots.ts';
import { addressKey, clientAddress } from './client-address.ts';
import { Failure, invalidForm, tooManyRequests } from './failure.ts';

/** A file of a form, on disk until the request ends. */
export type SentFile = { name: string; path: string; bytes: number };

/** The folder of incoming files, and the limit of concurrent uploads. */
export type Uploads = { folder: string; slots: UploadSlots };

export type SentFiles = { files: SentFile[]; remove: () => Promise<void> };

/**
 * Reads a form with files: fields into `request.body`, files to the disk. The caller removes the files.
 * @throws Failure 415 for another kind of body, 413 for a body that is too large, 422 with the field of files that
 * are too large or too many, 429 and 503 while other uploads are in progress
 */
export async function readFormWithFiles(
  request: Request,
  response: Response,
  uploads: Uploads,
  { hasLongFields, fileLimits = ATTACHMENT_LIMITS }: Pick<Operation, 'hasLongFields' | 'fileLimits'>,
): Promise<SentFiles> {
  if (request.is('multipart/form-data') !== 'multipart/form-data')
    throw new Failure(415, { code: 'unsupported_media_type', message: 'The body must be a form.' });
  // An unread body makes the connection unusable for further requests.
  if (Number(request.headers['content-length'] ?? 0) > maxUploadBytes(fileLimits)) {
    response.set('connection', 'close');
    throw new Failure(413, { code: 'body_too_large', message: 'The form is too large.' });
  }
  const slot = uploads.slots.take(addressKey(clientAddress(request)));
  if (typeof slot === 'string') {
    response.set('connection', 'close');
    throw slot === 'full' ? busy() : tooManyRequests(UPLOAD_RETRY_SECONDS);
  }
  response.once('close', slot);
  const folder = await makeUploadFolder(uploads.folder);
  const remove = () => removeUploadFolder(folder);
  try {
    const read = await readUpload(request, response, folder, fieldLimits(hasLongFields), fileLimits);
    if (read.some(({ field }) => field !== FILES_FIELD))
      throw invalidForm({ [FILES_FIELD]: 'too_many_files' });
    // An empty file field arrives as a file without a name.
    return { files: read.filter(({ name, bytes }) => name !== '' || bytes > 0), remove };
  } catch (error) {
    await remove();
    throw error instanceof Failure ? error : toFailure(error);
  }
}

function busy(): Failure {
  return new Failure(
    503,
    { code: 'busy', message: 'Too many forms with files are arriving.' },
    { 'retry-after': String(UPLOAD_RETRY_SECONDS) },
  );
}

function toFailure(error: unknown): Failure {
  const code = error instanceof MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return invalidForm({ [FILES_FIELD]: 'too_large' });
  if (code === 'LIMIT_FILE_COUNT' || code === 'LIMIT_UNEXPECTED_FILE')
    return invalidForm({ [FILES_FIELD]: 'too_many_files' });
  if (code === 'LIMIT_FIELD_VALUE')
    return invalidForm({ [(error as MulterError).field ?? 'form']: 'too_long' });
  // A full disk is a server error.
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
  return new Failure(400, { code: 'invalid_request', message: 'The form cannot be read.' });
}
