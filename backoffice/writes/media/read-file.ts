import { readFile } from 'node:fs/promises';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { SentFile } from '#backoffice/http/form-with-files.ts';
import { inspectPicture } from '#backoffice/shop/pictures/inspect-picture.ts';
import { isWholePdf } from '#backoffice/tickets/store-pdf.ts';
import type { MediaType } from '#shared/contract/shop/media-record.ts';
import { FILES_FIELD } from '#shared/domain/attachments.ts';

/** An uploaded file whose content has been checked. */
export type CheckedFile = { type: MediaType; content: Buffer };

/** First bytes of the types, hexadecimal. */
const SIGNATURES: readonly { type: MediaType; at: number; bytes: string }[] = [
  { type: 'image/jpeg', at: 0, bytes: 'ffd8ff' },
  { type: 'image/png', at: 0, bytes: '89504e470d0a1a0a' },
  { type: 'image/webp', at: 8, bytes: '57454250' },
  { type: 'image/avif', at: 4, bytes: '6674797061766966' },
  { type: 'application/pdf', at: 0, bytes: '255044462d' },
];

/** Codes of the field by the reason of an import. */
const CODES: Readonly<Record<string, string>> = {
  picture_animated: 'animated',
  picture_bytes: 'too_large',
  picture_damaged: 'damaged_file',
  picture_format: 'wrong_type',
  picture_pixels: 'too_many_pixels',
};

/**
 * Reads the one file of a form. Its type follows from its content, whatever its name and declared type; libraries of
 * pictures see no other type, because they would also read drawings with scripts and links.
 * @throws Failure 422 for a missing, empty, damaged or other file
 */
export async function readCheckedFile([file]: readonly SentFile[]): Promise<CheckedFile> {
  if (!file) throw refused('required');
  if (file.bytes === 0) throw refused('empty_file');
  const content = await readFile(file.path);
  const type = SIGNATURES.find(
    ({ at, bytes }) => content.subarray(at, at + bytes.length / 2).toString('hex') === bytes,
  )?.type;
  if (type === undefined) throw refused('wrong_type');
  if (type === 'application/pdf') {
    if (!(await isWholePdf(file.path))) throw refused('damaged_file');
    return { type, content };
  }
  const facts = await inspectPicture(content);
  if ('code' in facts) throw refused(CODES[facts.code] ?? 'damaged_file');
  return { type, content };
}

/** A refusal of the file. */
export function refused(code: string) {
  return invalidForm({ [FILES_FIELD]: code });
}
