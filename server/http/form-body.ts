import { promisify } from 'node:util';
import express, { type Request, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { FILES_FIELD, LARGEST_FILE, MOST_FILES } from '#shared/domain/attachments.ts';
import { WHOLE_FORM, type SentForm } from '#shared/form-state.ts';

const FIELDS_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data';
const LARGEST_FIELDS = 64 * 1024;
/** What is read at all, so that too large a file can be named: beyond it the connection is cut. */
const LARGEST_UPLOAD = 2 * MOST_FILES * LARGEST_FILE;
/** Files stand in memory while they are handed on. */
const MOST_UPLOADS = 6;

const readText = promisify(express.text({ type: FIELDS_TYPE, limit: LARGEST_FIELDS }));
const readParts = promisify(
  multer({
    storage: multer.memoryStorage(),
    defParamCharset: 'utf8',
    limits: { fileSize: LARGEST_FILE, files: MOST_FILES, fields: 100, fieldSize: LARGEST_FIELDS, parts: 110 },
  }).any(),
);

let uploads = 0;

/**
 * Reads the form of a request: fields alone up to 64 KB, with files where the page takes them. `undefined` for a
 * body of another kind. A form that cannot be taken comes with the reason, and with what could be read of it.
 */
export async function readForm(
  request: Request,
  response: Response,
  takesFiles: boolean,
): Promise<SentForm | undefined> {
  const hasFiles = request.is(FILES_TYPE) === FILES_TYPE;
  if (!hasFiles && !request.is(FIELDS_TYPE)) return undefined;
  const largest = hasFiles && takesFiles ? LARGEST_UPLOAD : LARGEST_FIELDS;
  if (Number(request.headers['content-length'] ?? 0) > largest) return tooLarge(response);
  if (!hasFiles) return readFields(request, response);
  if (uploads >= MOST_UPLOADS) return refuse(new FormData(), 503, WHOLE_FORM, 'unavailable', response);
  uploads += 1;
  try {
    return await readFiles(request, response);
  } finally {
    uploads -= 1;
  }
}

async function readFields(request: Request, response: Response): Promise<SentForm> {
  try {
    await readText(request, response);
  } catch (error) {
    if ((error as { status?: number }).status === 413) return tooLarge(response);
    throw error;
  }
  const form = new FormData();
  const body = typeof request.body === 'string' ? request.body : '';
  for (const [name, value] of new URLSearchParams(body)) form.append(name, value);
  return { form };
}

async function readFiles(request: Request, response: Response): Promise<SentForm> {
  try {
    await readParts(request, response);
  } catch (error) {
    if (!(error instanceof MulterError)) throw Object.assign(error as Error, { status: 400 });
    const isFile = error.code === 'LIMIT_FILE_SIZE' || error.code === 'LIMIT_FILE_COUNT';
    const code = error.code === 'LIMIT_FILE_COUNT' ? 'too_many_files' : 'too_large';
    return refuse(fieldsOf(request), 413, isFile ? (error.field ?? FILES_FIELD) : WHOLE_FORM, code);
  }
  const form = fieldsOf(request);
  for (const { fieldname, originalname, mimetype, buffer } of (request.files ?? []) as Express.Multer.File[])
    form.append(fieldname, new File([new Uint8Array(buffer)], originalname, { type: mimetype }));
  return { form };
}

function fieldsOf(request: Request): FormData {
  const form = new FormData();
  const fields = Object.entries((request.body ?? {}) as Record<string, string | string[]>);
  for (const [name, value] of fields) for (const each of [value].flat()) form.append(name, each);
  return form;
}

function tooLarge(response: Response): SentForm {
  return refuse(new FormData(), 413, WHOLE_FORM, 'too_large', response);
}

/** `unread`: the rest of the body cannot be skipped on a connection that is to be used again. */
function refuse(form: FormData, status: number, field: string, code: string, unread?: Response): SentForm {
  unread?.set('connection', 'close');
  return { form, refused: { status, errors: { [field]: code } } };
}
