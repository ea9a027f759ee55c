import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import express, { type Request, type Response } from 'express';
import { MulterError } from 'multer';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { WHOLE_FORM, type SentForm } from '#shared/form-state.ts';
import { fieldLimits, MAX_UPLOAD_BYTES, readUpload } from '#shared/uploads/read-upload.ts';
import { makeUploadFolder, removeUploadFolder } from '#shared/uploads/upload-folder.ts';
import { discardBody } from './discard-body.ts';
import { isShortForm, takeUploadSlot, type UploadLimiter } from './upload-limiter.ts';

const FIELDS_TYPE = 'application/x-www-form-urlencoded';
const FILES_TYPE = 'multipart/form-data';
const MAX_FIELDS_BYTES = 64 * 1024;
/** Limit of the whole upload, so that a file that is too large can be named: beyond it the connection is closed. */
const MAX_UPLOAD_BODY_BYTES = 2 * MAX_UPLOAD_BYTES;
/** The files of a form are removed this long after its client disconnected: the call with them may be in flight. */
const HANDING_ON_MS = 15_000;

const readText = promisify(express.text({ type: FIELDS_TYPE, limit: MAX_FIELDS_BYTES }));

/**
 * Reads the form of a request: fields up to 64 KB, with files where the page takes them (`limiter`), which are stored
 * on disk. `undefined` for a body of another type. A refused form contains the error and the fields that were read.
 */
export async function readForm(
  request: Request,
  response: Response,
  limiter: UploadLimiter | undefined,
  hasLongFields = false,
): Promise<SentForm | undefined> {
  const hasFiles = request.is(FILES_TYPE) === FILES_TYPE;
  if (!hasFiles && !request.is(FIELDS_TYPE)) return undefined;
  const largest = hasFiles && limiter ? MAX_UPLOAD_BODY_BYTES : MAX_FIELDS_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > largest) return tooLarge(response);
  if (!hasFiles) return readFields(request, response);
  if (!limiter && !isShortForm(request)) return tooLarge(response);
  const refusal = limiter && takeUploadSlot(request, response, limiter);
  if (refusal) {
    await discardBody(request);
    return refuse(new FormData(), refusal.status, WHOLE_FORM, refusal.code, response);
  }
  return readFiles(request, response, hasLongFields);
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

async function readFiles(request: Request, response: Response, hasLongFields: boolean): Promise<SentForm> {
  const folder = await makeUploadFolder(tmpdir());
  response.once('close', () => {
    const afterMs = response.writableFinished ? 0 : HANDING_ON_MS;
    setTimeout(() => void removeUploadFolder(folder), afterMs).unref();
  });
  try {
    const files = await readUpload(request, response, folder, fieldLimits(hasLongFields));
    const form = fieldsOf(request);
    for (const { field, name, type, path } of files)
      form.append(field, new File([await openAsBlob(path)], name, { type }));
    return { form };
  } catch (error) {
    if (!(error instanceof MulterError)) throw Object.assign(error as Error, { status: 400 });
    const isFile = error.code === 'LIMIT_FILE_SIZE' || error.code === 'LIMIT_FILE_COUNT';
    const code = error.code === 'LIMIT_FILE_COUNT' ? 'too_many_files' : 'too_large';
    return refuse(fieldsOf(request), 413, isFile ? (error.field ?? FILES_FIELD) : WHOLE_FORM, code);
  }
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

/** `unread`: the rest of the body cannot be skipped on a reused connection. */
function refuse(form: FormData, status: number, field: string, code: string, unread?: Response): SentForm {
  unread?.set('connection', 'close');
  return { form, refused: { status, errors: { [field]: code } } };
}
