import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { attachmentType, FILES_FIELD, type AttachmentType } from '#shared/domain/attachments.ts';
import { storePdf } from './store-pdf.ts';
import { storePicture } from './store-picture.ts';
import { toLine } from './ticket-text.ts';

export type Attachment = { name: string; type: AttachmentType; path: string };

/** A file in the attachment folder; its original name is stored separately. */
export type StoredAttachment = { name: string; type: AttachmentType; size: number; storedAs: string };

const EXTENSIONS: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
const MAX_NAME_LENGTH = 100;
/** Bytes read to detect the type: a PDF may have other bytes before its signature. */
const HEAD_BYTES = 1024;

/** Folder of files whose form is still arriving, beside the attachments. */
export function uploadParent(attachmentFolder: string): string {
  return `${attachmentFolder}.incoming`;
}

/** Detects types by content; refuses files of any other type. */
export async function readAttachments(
  files: SentFile[],
): Promise<{ attachments: Attachment[] } | { errors: Record<string, string> }> {
  const attachments: Attachment[] = [];
  for (const { name, path, bytes } of files) {
    const type = attachmentType(await readHead(path));
    if (!type) return { errors: { [FILES_FIELD]: bytes === 0 ? 'empty_file' : 'wrong_type' } };
    attachments.push({
      name: toLine(basename(name)).slice(-MAX_NAME_LENGTH) || EXTENSIONS[type],
      type,
      path,
    });
  }
  return { attachments };
}

/**
 * Stores all files or none, under random names. Pictures are re-encoded: upright, without metadata such as
 * the position, and without any other content.
 * @throws Failure 422 for a file that is damaged or is also of another type
 */
export async function storeAttachments(
  folder: string,
  attachments: Attachment[],
): Promise<StoredAttachment[]> {
  if (attachments.length === 0) return [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored: StoredAttachment[] = [];
  try {
    for (const { name, type, path } of attachments) {
      const storedAs = `${randomUUID()}.${EXTENSIONS[type]}`;
      const target = join(folder, storedAs);
      const file = { name, type, size: 0, storedAs };
      stored.push(file);
      const size =
        type === 'application/pdf' ? await storePdf(path, target) : await storePicture(path, target, type);
      if (size === undefined) throw invalidForm({ [FILES_FIELD]: 'damaged_file' });
      file.size = size;
    }
    return stored;
  } catch (error) {
    await removeAttachments(folder, stored);
    throw error;
  }
}

export async function removeAttachments(
  folder: string,
  stored: Pick<StoredAttachment, 'storedAs'>[],
): Promise<void> {
  await Promise.all(stored.map(({ storedAs }) => rm(join(folder, storedAs), { force: true })));
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
