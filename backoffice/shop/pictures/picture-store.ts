import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePicture, type EncodedPicture, type Encoding } from '#backoffice/pictures/encode-picture.ts';

/** Encoded picture of a source, as noted beside the files. */
export type StoredEncoding = Pick<EncodedPicture, 'name' | 'widths' | 'height' | 'placeholder'> & {
  isPhotograph: boolean;
};

/** Steps by which a source becomes a picture. `id` names the steps: another id is another picture. */
export type Recipe = {
  id: string;
  encoding: Encoding;
  prepare: (bytes: Buffer) => Promise<{ content: Buffer; isPhotograph: boolean }>;
};

const NOTES = 'notes';
/** Changes when the steps of encoding change. */
const VERSION = 1;

/**
 * Encodes a picture into a folder of pictures unless it is there already. The note that a picture is complete is
 * written last, so that an interrupted import continues where it stopped.
 * @param label start of the file names
 * @throws when the picture cannot be decoded
 */
export async function storeEncodedPicture(
  folder: string,
  label: string,
  bytes: Buffer,
  recipe: Recipe,
): Promise<StoredEncoding> {
  const hash = createHash('sha256').update(JSON.stringify([VERSION, label, recipe.id, recipe.encoding]));
  const note = join(folder, NOTES, `${hash.update(bytes).digest('hex')}.json`);
  const known = await readNote(folder, note);
  if (known) return known;
  await mkdir(join(folder, NOTES), { recursive: true });
  const { content, isPhotograph } = await recipe.prepare(bytes);
  const { name, widths, height, placeholder } = await encodePicture(content, label, folder, recipe.encoding);
  const stored: StoredEncoding = { name, widths, height, placeholder, isPhotograph };
  // The same picture may be encoded twice at the same time.
  const part = `${note}.${randomUUID()}.part`;
  await writeFile(part, JSON.stringify(stored));
  await rename(part, note);
  return stored;
}

/** The note of an earlier run whose files are all there. */
async function readNote(folder: string, note: string): Promise<StoredEncoding | undefined> {
  try {
    const stored = JSON.parse(await readFile(note, 'utf8')) as StoredEncoding;
    const files = stored.widths.flatMap((width) =>
      ['avif', 'webp'].map((type) => `${stored.name}-${width}.${type}`),
    );
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    return sizes.every((size) => size > 0) ? stored : undefined;
  } catch {
    return undefined;
  }
}
