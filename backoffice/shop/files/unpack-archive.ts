import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { errorAt, type Finding } from './finding.ts';
import { ShopFolderError } from './shop-folder-error.ts';

/** Limits of an archive. `maxRatio`: unpacked to packed bytes of a file of more than a megabyte. */
export type ArchiveLimits = { maxFiles: number; maxBytes: number; maxRatio: number };

const GIGABYTE = 1024 ** 3;
export const ARCHIVE_LIMITS: ArchiveLimits = { maxFiles: 200_000, maxBytes: 10 * GIGABYTE, maxRatio: 200 };
const MIN_BYTES_OF_RATIO = 1024 * 1024;
const ENCRYPTED = 0x1;
/** Bits of the file mode that tell the kind of a file on Unix, and the value for a symbolic link. */
const KIND_MASK = 0o170000;
const LINK = 0o120000;
const MAX_NAME_LENGTH = 500;

/**
 * Unpacks a .zip archive into an existing folder. Nothing is written outside of it: names with `..`, absolute names,
 * links, encrypted files and files declared twice are refused, all at once and before anything is written.
 * An entry longer than declared is an error (yauzl).
 * @throws ShopFolderError
 */
export async function unpackArchive(archive: string, folder: string, limits = ARCHIVE_LIMITS): Promise<void> {
  const name = archive.slice(archive.lastIndexOf('/') + 1);
  try {
    const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, decodeStrings: true });
    try {
      const entries = await listEntries(zip, name, limits);
      for (const entry of entries) await writeEntry(zip, entry, folder);
    } finally {
      zip.close();
    }
  } catch (error) {
    if (error instanceof ShopFolderError || isOfDisk(error)) throw error;
    throw new ShopFolderError([refusal(name, isOfNames(error) ? 'archive_name' : 'archive_unreadable')]);
  }
}

/** @throws ShopFolderError */
async function listEntries(zip: ZipFile, name: string, limits: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.maxFiles)
    throw new ShopFolderError([refusal(name, 'too_many_files', { max: limits.maxFiles })]);
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    const code = entryRefusal(entry, names, limits);
    if (code !== undefined) findings.push(refusal(entry.fileName, code));
    names.add(toKey(entry.fileName));
    if (!entry.fileName.endsWith('/')) entries.push(entry);
  }
  if (bytes > limits.maxBytes)
    findings.push(refusal(name, 'archive_size', { limit: Math.round(limits.maxBytes / GIGABYTE) }));
  if (findings.length > 0) throw new ShopFolderError(findings);
  return entries;
}

function entryRefusal(
  entry: Entry,
  names: ReadonlySet<string>,
  { maxRatio }: ArchiveLimits,
): string | undefined {
  const { fileName, uncompressedSize, compressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  if (/\p{Cc}/u.test(fileName) || fileName.length > MAX_NAME_LENGTH) return 'archive_name';
  if ((generalPurposeBitFlag & ENCRYPTED) !== 0) return 'archive_encrypted';
  if (((externalFileAttributes >>> 16) & KIND_MASK) === LINK) return 'archive_link';
  if (names.has(toKey(fileName))) return 'archive_twice';
  const isSuspect = uncompressedSize > MIN_BYTES_OF_RATIO && uncompressedSize > compressedSize * maxRatio;
  return isSuspect ? 'archive_ratio' : undefined;
}

async function writeEntry(zip: ZipFile, entry: Entry, folder: string): Promise<void> {
  const path = join(folder, entry.fileName);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
}

function toKey(path: string): string {
  return path.normalize('NFC');
}

function refusal(file: string, code: string, values: Finding['values'] = {}): Finding {
  return errorAt({ file, line: 1, column: 1 }, code, values);
}

/** A full disk and the like are no error of the archive; a file in place of a folder is. */
function isOfDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code) && !['EEXIST', 'EISDIR', 'ENOTDIR'].includes(code);
}

function isOfNames(error: unknown): boolean {
  return (
    error instanceof Error &&
    /absolute path|invalid relative path|invalid characters in fileName/.test(error.message)
  );
}
