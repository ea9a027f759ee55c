import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { openShopFolder } from './shop-folder.ts';
import { ShopFolderError } from './shop-folder-error.ts';
import { unpackArchive } from './unpack-archive.ts';

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'shop-folder-')));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(root, 'shop-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function writeArchive(files: Zippable): Promise<string> {
  return join(await write({ 'shop.zip': zipSync(files) }), 'shop.zip');
}

async function codesOf(opening: Promise<unknown>): Promise<string[]> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ShopFolderError ? error.findings.map(({ file, code }) => `${file} ${code}`) : [];
}

describe('shop folder', () => {
  it('files: listed sorted, without those of file managers', async () => {
    const folder = await openShopFolder(
      await write({
        'shop.yaml': 'a',
        'pages/fr/b.md': 'b',
        'pages-old.md': 'c',
        '.git/config': '',
        'Thumbs.db': '',
      }),
    );
    expect(await folder.list('')).toEqual(['pages-old.md', 'pages/fr/b.md', 'shop.yaml']);
    expect(await folder.list('pages/')).toEqual(['pages/fr/b.md']);
    expect((await folder.read('pages/fr/b.md')).toString()).toBe('b');
  });

  it.each(['../secret', '/etc/passwd', 'pages/../../secret', 'pages', 'missing.csv', ''])(
    'path %s: not read',
    async (path) => {
      const folder = await openShopFolder(await write({ 'pages/a.md': '' }));
      expect(await folder.has(path)).toBe(false);
      await expect(folder.read(path)).rejects.toThrow(ShopFolderError);
    },
  );

  it('accented name written by another file system: found', async () => {
    const folder = await openShopFolder(await write({ ['média.jpg'.normalize('NFD')]: 'x' }));
    expect(await folder.has('média.jpg')).toBe(true);
  });

  it('links: followed inside the folder, refused when they leave it or lead nowhere', async () => {
    const outside = await write({ 'secret.csv': 's' });
    const inside = await write({ 'a.csv': 'a', 'sub/b.csv': 'b' });
    await symlink(join(inside, 'a.csv'), join(inside, 'c.csv'));
    await symlink(inside, join(inside, 'sub', 'loop'));
    expect(await (await openShopFolder(inside)).list('')).toEqual(['a.csv', 'c.csv', 'sub/b.csv']);
    await symlink(join(outside, 'secret.csv'), join(inside, 'prices.csv'));
    await symlink(outside, join(inside, 'media'));
    await symlink(join(inside, 'nowhere'), join(inside, 'stock.csv'));
    const codes = await codesOf(openShopFolder(inside));
    expect(codes.toSorted()).toEqual([
      'media link_outside',
      'prices.csv link_outside',
      'stock.csv link_outside',
    ]);
  });

  it('folder that does not exist: refused', async () => {
    expect(await codesOf(openShopFolder(join(root, 'nowhere')))).toEqual([
      `${join(root, 'nowhere')} folder_missing`,
    ]);
  });
});

describe('shop archive', () => {
  it('archive of the folder itself: unpacked, and removed when closed', async () => {
    const archive = await writeArchive({
      'my-shop/shop.yaml': strToU8('name: x'),
      '__MACOSX/my-shop/._shop.yaml': strToU8(''),
    });
    const folder = await openShopFolder(archive);
    expect(await folder.list('')).toEqual(['shop.yaml']);
    const place = folder.absolute('');
    await folder.close();
    await expect(readdir(place)).rejects.toThrow('ENOENT');
  });

  it.each<[string, Zippable, string]>([
    ['name that leaves the folder', { '../evil.csv': strToU8('x') }, 'shop.zip archive_name'],
    ['absolute name', { '/etc/evil.csv': strToU8('x') }, 'shop.zip archive_name'],
    ['link', { link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 * 65536 }] }, 'link archive_link'],
    ['file that unpacks to far more', { 'a.csv': new Uint8Array(3_000_000) }, 'a.csv archive_ratio'],
    ['file in place of a folder', { a: strToU8('x'), 'a/b': strToU8('x') }, 'shop.zip archive_unreadable'],
  ])('%s: refused', async (_case, files, finding) => {
    expect(await codesOf(openShopFolder(await writeArchive(files)))).toEqual([finding]);
  });

  it('more files or bytes than the limits: refused before anything is written', async () => {
    const archive = await writeArchive({ a: strToU8('aaaa'), b: strToU8('bbbb') });
    const target = await write({});
    const limits = { maxFiles: 10, maxBytes: 100, maxRatio: 200 };
    expect(await codesOf(unpackArchive(archive, target, { ...limits, maxFiles: 1 }))).toEqual([
      'shop.zip too_many_files',
    ]);
    expect(await codesOf(unpackArchive(archive, target, { ...limits, maxBytes: 7 }))).toEqual([
      'shop.zip archive_size',
    ]);
    expect(await readdir(target)).toEqual([]);
  });

  it('file that is no archive: refused', async () => {
    const file = join(await write({ 'shop.zip': 'not an archive' }), 'shop.zip');
    expect(await codesOf(openShopFolder(file))).toEqual(['shop.zip archive_unreadable']);
  });
});
