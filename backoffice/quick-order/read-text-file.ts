import { invalidForm } from '#backoffice/http/failure.ts';

/** What a workbook, a document or a picture begins with, but no text. */
const NO_TEXT = /\0/;

/**
 * Decodes the bytes of a text file: UTF-8, UTF-16 with its mark, else Windows-1252, which spreadsheets in France write.
 * @throws Failure 422 for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (NO_TEXT.test(text)) throw invalidForm({ files: 'not_text' });
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
