import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleFile } from '#client/app/page/module-list.ts';

/** Assets that the document of a page links to. */
export type PageAssets = {
  css: string[];
  /** The first script of the document; in a build it waits until the page has been painted. */
  start: { src: string; integrity?: string | undefined };
  /** Modules that this script then imports: the entry and the imports of entry and page. */
  modules: ModuleFile[];
  /** Head markup of the development server. */
  headHtml?: string;
};

/** Finds the assets of a page by the modules that it needs: its component and its messages. */
export type FindAssets = (modules: readonly string[]) => Promise<PageAssets>;

type ManifestChunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, ManifestChunk>;

const START = 'client/start.ts';
const ENTRY = 'client/entry.tsx';

/** Reads the assets of a production build from its manifest, once. */
export function createBuiltAssets(folder: string): FindAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const find = createManifestAssets(manifest, (file) => readFileSync(join(folder, file)));
  return async (modules) => find(modules);
}

/**
 * Finds assets by a manifest and memoizes them by page. `readAsset` reads a file of the build by its path.
 * @throws when the build has no start or no entry
 */
export function createManifestAssets(
  manifest: Manifest,
  readAsset: (file: string) => Buffer,
): (modules: readonly string[]) => PageAssets {
  // Read in advance: a new build may replace the files of a running server.
  const integrities = new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => [file, integrityOf(readAsset(file))]),
  );
  const describe = (file: string): ModuleFile => ({ href: `/${file}`, integrity: integrities.get(file) });
  const [startFile, entryFile] = [fileOf(manifest, START), fileOf(manifest, ENTRY)];
  const known = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join(' ');
    const found = known.get(key);
    if (found) return found;
    const { css, files } = collect(manifest, [ENTRY, ...modules]);
    files.delete(entryFile);
    const assets: PageAssets = {
      css: [...css],
      start: { src: `/${startFile}`, integrity: integrities.get(startFile) },
      modules: [entryFile, ...files].map(describe),
    };
    known.set(key, assets);
    return assets;
  };
}

function integrityOf(asset: Buffer): string {
  return `sha384-${createHash('sha384').update(asset).digest('base64')}`;
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return chunk.file;
}

/** Modules of late parts (client/app/parts/late-part.tsx). */
const LATE = /\.late\.tsx$/;

/**
 * Collects the style sheets and modules of chunks and of all their imports. Late parts are written by the server, so
 * their style sheets are needed without their modules.
 */
function collect(manifest: Manifest, keys: string[]): { css: Set<string>; files: Set<string> } {
  const css = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const lates = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // The entry's own sheet first: it declares the order of layers.
    chunk.css?.forEach((file) => css.add(`/${file}`));
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
    for (const late of chunk.dynamicImports ?? []) if (LATE.test(late)) lates.add(late);
  };
  keys.forEach(visit);
  const visitStyles = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.css?.forEach((file) => css.add(`/${file}`));
    chunk.imports?.forEach(visitStyles);
  };
  lates.forEach(visitStyles);
  return { css, files };
}
