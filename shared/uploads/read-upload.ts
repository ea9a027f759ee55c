import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import multer, { diskStorage, type Multer } from 'multer';
import { ATTACHMENT_LIMITS, type FileLimits } from '../domain/attachments.ts';

/** Fields are buffered in memory: number and size bound the memory of one upload. */
export type FieldLimits = { count: number; bytes: number };
const USUAL_FIELDS: FieldLimits = { count: 60, bytes: 16 * 1024 };
/** A pasted list of some thousand lines, in a form with few other fields. */
const LONG_FIELDS: FieldLimits = { count: 8, bytes: 600 * 1024 };

/** Returns the limits of a form's fields. `hasLongFields`: one of them is a list. */
export function fieldLimits(hasLongFields: boolean | undefined): FieldLimits {
  return hasLongFields ? LONG_FIELDS : USUAL_FIELDS;
}

/** Fields and separators of a form with files. */
const MAX_FIELDS_BYTES = 256 * 1024;

/** Maximum length of a form: files, fields and separators. */
export function maxUploadBytes({ count, bytes }: FileLimits): number {
  return count * bytes + MAX_FIELDS_BYTES;
}

/** Maximum length of a form with attachments. */
export const MAX_UPLOAD_BYTES = maxUploadBytes(ATTACHMENT_LIMITS);

type Exchange = Parameters<ReturnType<Multer['any']>>;

export type UploadedFile = {
  field: string;
  name: string;
  /** Type declared by the client; not trustworthy. */
  type: string;
  /** Path on disk until the folder is removed. */
  path: string;
  bytes: number;
};

/**
 * Reads a form with files: fields into `request.body`, files into a folder as they arrive, each within its limit.
 * Returns the files.
 * @throws MulterError beyond a limit, another error for a truncated or invalid form; `request.body` then has the
 * fields that were read
 */
export async function readUpload(
  request: Exchange[0],
  response: Exchange[1],
  folder: string,
  fields: FieldLimits,
  fileLimits: FileLimits = ATTACHMENT_LIMITS,
): Promise<UploadedFile[]> {
  const read = promisify(
    multer({
      storage: diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      defParamCharset: 'utf8',
      limits: {
        fileSize: fileLimits.bytes,
        files: fileLimits.count,
        fields: fields.count,
        fieldSize: fields.bytes,
        parts: fields.count + fileLimits.count + 5,
      },
    }).any(),
  );
  await read(request, response);
  const files = Array.isArray(request.files) ? request.files : [];
  return files.map(({ fieldname, originalname, mimetype, path, size }) => ({
    field: fieldname,
    name: originalname,
    type: mimetype,
    path,
    bytes: size,
  }));
}
