import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import { listFiles, type MediaChange } from './media-context.ts';
import { listEncoded, removeUnused } from './original-files.ts';
import { encodeProduct } from './product-pictures.ts';
import { encodeScene, findSceneName, isScene } from './scene-pictures.ts';
import { findOwners } from './show-paths.ts';

/** Runs a write of a file once the pictures that it changes are encoded. */
type EncodedWrite = <Result>(
  siteId: number,
  change: MediaChange,
  run: () => Promise<Result>,
) => Promise<Result>;

/**
 * Encodes the pictures that a write changes before its transaction begins, one write at a time: a large picture takes
 * seconds and half a gigabyte. Afterwards the files that no record and no page has any longer are removed, and those of
 * a write that was refused.
 */
export function createEncodedWrites(db: Kysely<Schema>, folders: MediaFolders): EncodedWrite {
  let last: Promise<unknown> = Promise.resolve();

  const runEncoded = async <Result>(siteId: number, change: MediaChange, run: () => Promise<Result>) => {
    const paths = [change.former, change.file?.path].filter((path) => path !== undefined);
    const former = (await listFiles(db, siteId)).find(({ path }) => path === change.former);
    const owners = await findOwners(db, siteId, paths);
    const shown = { productIds: owners.map(({ id }) => id), scenes: await findScenes(db, paths) };
    const encoded = await listEncoded(db, shown);
    const stored = [former?.stored, change.file?.stored].filter((path) => path !== undefined);
    try {
      encoded.push(...(await encode(siteId, change, owners)));
      return await run();
    } finally {
      await removeUnused(db, folders.mediaFolder, { stored, encoded });
    }
  };

  /** Encodes what the write is going to show. Returns the files. */
  const encode = async (
    siteId: number,
    change: MediaChange,
    owners: Awaited<ReturnType<typeof findOwners>>,
  ): Promise<string[]> => {
    const context = { siteId, folders };
    const files: string[] = [];
    for (const owner of owners) {
      const { fronts, gallery } = await encodeProduct(db, context, owner, change);
      files.push(...[...fronts, ...gallery].flatMap(({ data }) => data.srcset.map(({ url }) => url)));
    }
    const path = change.file?.path;
    if (path !== undefined && isScene(path))
      files.push(...(await encodeScene(db, context, path, change)).srcset.map(({ url }) => url));
    return files;
  };

  return (siteId, change, run) => {
    const result = last.then(() => runEncoded(siteId, change, run));
    last = result.catch(() => undefined);
    return result;
  };
}

async function findScenes(db: Kysely<Schema>, paths: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const path of paths.filter(isScene)) {
    const name = await findSceneName(db, path);
    if (name !== undefined) names.push(name);
  }
  return names;
}
