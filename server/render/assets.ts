import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleFile } from '#client/app/page/module-list.ts';

/** What a page's document links to. */
export type PageAssets = {
  /** Style sheets, in order. */
  css: string[];
  /** The script that the document begins with; a build's waits until the page has been painted. */
  start: { src: string; integrity?: string | undefined };
  /** What that script asks for then: the entry, and all that entry and page import. */
  modules: ModuleFile[];
  /** Markup for the head that only development needs. */
  headHtml?: string;
};

/** The assets of a page, by the paths of the modules it cannot do without: its component, its language's texts. */
export type FindAssets = (modules: readonly string[]) => Promise<PageAssets>;

type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, ManifestChunk>;

const START = 'client/start.ts';
const ENTRY = 'client/entry.tsx';

/** Assets of a production build, read from its manifest once. */
export function createBuiltAssets(folder: string): FindAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const find = createManifestAssets(manifest, (file) => readFileSync(join(folder, file)));
  return async (modules) => find(modules);
}

/**
 * The assets of a page by a manifest, each page's worked out once. `readAsset` gives a file of the build by its path
 * within it. @throws when the build has no start or no entry.
 */
export function createManifestAssets(
  manifest: Manifest,
  readAsset: (file: string) => Buffer,
): (modules: readonly string[]) => PageAssets {
  // All of them now: a build that replaces this one under its server takes no page down.
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

/** The style sheets and modules of some chunks and all they import, each once. */
function collect(manifest: Manifest, keys: string[]): { css: Set<string>; files: Set<string> } {
  const css = new Set<string>();
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // The entry's own sheet first: it declares the order of layers.
    chunk.css?.forEach((file) => css.add(`/${file}`));
    chunk.imports?.forEach(visit);
    files.add(chunk.file);
  };
  keys.forEach(visit);
  return { css, files };
}
