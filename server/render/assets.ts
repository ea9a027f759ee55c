import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page's document links to. */
export type PageAssets = {
  /** Style sheets, in order. */
  css: string[];
  /** Modules to fetch early. */
  modules: string[];
  entry: { src: string; integrity?: string };
  /** Markup for the head that only development needs. */
  headHtml?: string;
};

/** The assets of a page, by the paths of the modules it cannot do without: its component, its language's texts. */
export type FindAssets = (modules: readonly string[]) => Promise<PageAssets>;

type ManifestChunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'client/entry.tsx';

/** Assets of a production build, read from its manifest once. */
export function createBuiltAssets(folder: string): FindAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const find = createManifestAssets(manifest, (file) => readFileSync(join(folder, file)));
  return async (modules) => find(modules);
}

/** The assets of a page by a manifest, each page's worked out once. @throws when the build has no entry. */
export function createManifestAssets(
  manifest: Manifest,
  readAsset: (file: string) => Buffer,
): (modules: readonly string[]) => PageAssets {
  const entryChunk = manifest[ENTRY];
  if (!entryChunk) throw new Error('The build has no client entry.');
  const integrity = `sha384-${createHash('sha384').update(readAsset(entryChunk.file)).digest('base64')}`;
  const known = new Map<string, PageAssets>();
  return (modules) => {
    const key = modules.join(' ');
    const found = known.get(key) ?? {
      ...collect(manifest, [ENTRY, ...modules], entryChunk.file),
      entry: { src: `/${entryChunk.file}`, integrity },
    };
    known.set(key, found);
    return found;
  };
}

/** The style sheets and modules of some chunks and all they import, each once. */
function collect(manifest: Manifest, keys: string[], entryFile: string): Pick<PageAssets, 'css' | 'modules'> {
  const css = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // The entry's own sheet first: it declares the order of layers.
    chunk.css?.forEach((file) => css.add(`/${file}`));
    chunk.imports?.forEach(visit);
    if (chunk.file !== entryFile) modules.add(`/${chunk.file}`);
  };
  keys.forEach(visit);
  return { css: [...css], modules: [...modules] };
}
