import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import { attachmentType, FILES_FIELD, type AttachmentType } from '#shared/domain/attachments.ts';
import { storePdf } from './store-pdf.ts';
import { storePicture } from './store-picture.ts';
import { toLine } from './ticket-text.ts';

/** A file as it was sent, of a kind that may be attached. */
export type Attachment = { name: string; type: AttachmentType; path: string };

/** A file that stands in the folder of attachments: what it was called is kept apart. */
export type StoredAttachment = { name: string; type: AttachmentType; size: number; storedAs: string };

const EXTENSIONS: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
const LONGEST_NAME = 100;
/** Bytes that kinds of files are told apart by: PDF may have some before its signature. */
const HEAD_BYTES = 1024;

/** Folder of files whose form is arriving: beside the attachments. */
export function uploadParent(attachmentFolder: string): string {
  return `${attachmentFolder}.incoming`;
}

/** What the files are by their bytes; whatever is none of the kinds that may be sent is refused. */
export async function readAttachments(
  files: SentFile[],
): Promise<{ attachments: Attachment[] } | { errors: Record<string, string> }> {
  const attachments: Attachment[] = [];
  for (const { name, path, bytes } of files) {
    const type = attachmentType(await readHead(path));
    if (!type) return { errors: { [FILES_FIELD]: bytes === 0 ? 'empty_file' : 'wrong_type' } };
    attachments.push({ name: toLine(basename(name)).slice(-LONGEST_NAME) || EXTENSIONS[type], type, path });
  }
  return { attachments };
}

/**
 * Writes them under names of our own, which say nothing and lead nowhere; all of them, or none. Pictures are drawn anew:
 * what is stored is a picture and nothing else, the right way up, and does not say where it was taken.
 * @throws Failure 422 for a file that is damaged, or something else besides
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

export async function removeAttachments(folder: string, stored: StoredAttachment[]): Promise<void> {
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
