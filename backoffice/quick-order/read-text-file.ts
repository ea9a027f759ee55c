import { invalidForm } from '#backoffice/http/failure.ts';

/** Binary files contain a zero byte, text files do not. */
const NO_TEXT = /\0/;

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which French spreadsheets
 * write.
 * @throws Failure 422 for a binary file
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
