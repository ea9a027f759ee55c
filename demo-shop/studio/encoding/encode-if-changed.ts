import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hashOf } from '#backoffice/pictures/encode-picture.ts';

/** Encodes a file if it has changed, else returns the previous result, also if the file no longer exists. */
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
