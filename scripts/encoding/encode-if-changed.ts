import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hashOf } from './encode-picture.ts';

/**
 * What a file was encoded to: anew when it has changed, else as before. A file that is not there any more leaves what
 * was made of it, if anything was.
 */
export async function encodeIfChanged<Encoded extends { source: string }>(
  file: string,
  old: Encoded | undefined,
  encode: (content: Buffer, source: string) => Promise<Encoded>,
): Promise<Encoded | undefined> {
  if (!existsSync(file)) return old;
  const content = await readFile(file);
  const source = hashOf([content]);
  return old?.source === source ? old : encode(content, source);
}
