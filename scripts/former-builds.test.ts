import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeFormerBuilds } from './former-builds.ts';

const HOUR = 3_600_000;

describe('files of former builds', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'atre-builds-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** Writes the files of a build over those of the former one. */
  const build = (at: number, files: Record<string, string>) => {
    const folder = join(root, 'assets');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), text);
      utimesSync(join(folder, name), at / 1000, at / 1000 + 1);
    }
    removeFormerBuilds(root, at);
  };
  const assets = () => readdirSync(join(root, 'assets')).sort();

  it('hashed files: stay for a day after the build that replaced them, then are removed', () => {
    build(HOUR, { 'page-a.js': 'a', 'page-a.js.br': 'A' });
    build(50 * HOUR, { 'page-b.js': 'b' });
    expect(assets()).toEqual(['page-a.js', 'page-a.js.br', 'page-b.js']);
    build(73 * HOUR, { 'page-c.js': 'c' });
    expect(assets()).toEqual(['page-a.js', 'page-a.js.br', 'page-b.js', 'page-c.js']);
    build(75 * HOUR, { 'page-d.js': 'd' });
    expect(assets()).toEqual(['page-b.js', 'page-c.js', 'page-d.js']);
  });

  it('files without a hash: removed at once', () => {
    build(HOUR, { 'page-a.js': 'a' });
    writeFileSync(join(root, 'old.svg'), '');
    utimesSync(join(root, 'old.svg'), 1, 1);
    build(2 * HOUR, { 'page-b.js': 'b' });
    expect(readdirSync(root).sort()).toEqual(['.vite', 'assets']);
    expect(assets()).toEqual(['page-a.js', 'page-b.js']);
  });

  it('file that a new build writes again: not overwritten, and counts as new', () => {
    build(HOUR, { 'page-a.js': 'a' });
    build(1 * HOUR, { 'page-b.js': 'b' });
    build(2 * HOUR, { 'page-a.js': 'again' });
    expect(readFileSync(join(root, 'assets', 'page-a.js'), 'utf8')).toBe('again');
    build(30 * HOUR, { 'page-c.js': 'c' });
    expect(assets()).toEqual(['page-a.js', 'page-c.js']);
  });
});
