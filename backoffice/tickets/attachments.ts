import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import { attachmentType, FILES_FIELD, type AttachmentType } from '#shared/domain/attachments.ts';
import { toLine } from './ticket-text.ts';

export type Attachment = { name: string; type: AttachmentType; bytes: Buffer };

/** A file that stands in the folder of attachments: what it was called is kept apart. */
export type StoredAttachment = { name: string; type: AttachmentType; size: number; storedAs: string };

const EXTENSIONS: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
const LONGEST_NAME = 100;

/** What the files are by their bytes; whatever is none of the kinds that may be sent is refused. */
export function readAttachments(
  files: SentFile[],
): { attachments: Attachment[] } | { errors: Record<string, string> } {
  const attachments: Attachment[] = [];
  for (const { name, bytes } of files) {
    const type = attachmentType(bytes.subarray(0, 16));
    if (!type) return { errors: { [FILES_FIELD]: bytes.length === 0 ? 'empty_file' : 'wrong_type' } };
    attachments.push({ name: toLine(basename(name)).slice(-LONGEST_NAME) || EXTENSIONS[type], type, bytes });
  }
  return { attachments };
}

/** Writes them under names of our own, which say nothing and lead nowhere. All of them, or none. */
export async function storeAttachments(
  folder: string,
  attachments: Attachment[],
): Promise<StoredAttachment[]> {
  if (attachments.length === 0) return [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored: StoredAttachment[] = [];
  try {
    for (const { name, type, bytes } of attachments) {
      const storedAs = `${randomUUID()}.${EXTENSIONS[type]}`;
      stored.push({ name, type, size: bytes.length, storedAs });
      await writeFile(join(folder, storedAs), bytes, { flag: 'wx', mode: 0o600 });
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
