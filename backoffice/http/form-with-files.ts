import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { FILES_FIELD, LARGEST_FILE, MOST_FILES } from '#shared/domain/attachments.ts';
import { Failure, invalidForm } from './failure.ts';

export type SentFile = { name: string; bytes: Buffer };

const LARGEST_FIELD = 16 * 1024;
/** Files, fields and what separates them. */
const LARGEST_FORM = MOST_FILES * LARGEST_FILE + 256 * 1024;

// In memory: a form that breaks off, or is refused, leaves nothing behind.
const readParts = promisify(
  multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: LARGEST_FILE, files: MOST_FILES, fields: 60, fieldSize: LARGEST_FIELD, parts: 70 },
  }).array(FILES_FIELD),
);

/**
 * Reads a form with files into `request.body` and what it gives. @throws Failure 415 for another kind of body, 413
 * for one that is too large, 422 naming the files when they are.
 */
export async function readFormWithFiles(request: Request, response: Response): Promise<SentFile[]> {
  if (request.is('multipart/form-data') !== 'multipart/form-data') {
    throw new Failure(415, { code: 'unsupported_media_type', message: 'The body must be a form.' });
  }
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM) {
    // What was not read cannot be skipped on a connection that is to be used again.
    response.set('connection', 'close');
    throw new Failure(413, { code: 'body_too_large', message: 'The form is too large.' });
  }
  try {
    await readParts(request, response);
  } catch (error) {
    throw toFailure(error);
  }
  const files = (request.files ?? []) as Express.Multer.File[];
  // A file field that was left empty arrives as a file without name.
  return files
    .filter(({ originalname, size }) => originalname !== '' || size > 0)
    .map(({ originalname, buffer }) => ({ name: originalname, bytes: buffer }));
}

function toFailure(error: unknown): Failure {
  const code = error instanceof MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return invalidForm({ [FILES_FIELD]: 'too_large' });
  if (code === 'LIMIT_FILE_COUNT' || code === 'LIMIT_UNEXPECTED_FILE')
    return invalidForm({ [FILES_FIELD]: 'too_many_files' });
  if (code === 'LIMIT_FIELD_VALUE')
    return invalidForm({ [(error as MulterError).field ?? 'form']: 'too_long' });
  return new Failure(400, { code: 'invalid_request', message: 'The form cannot be read.' });
}
