import { readFile } from 'node:fs/promises';
import type { ShopFolder } from './shop-folder.ts';

/** Files of the file system as the folder of a shop: places by path. */
export function mappedFolder(places: ReadonlyMap<string, string>): ShopFolder {
  const find = (path: string) => {
    const place = places.get(path);
    if (place === undefined) throw new Error(`The file ${path} of the shop is missing.`);
    return place;
  };
  return {
    list: async (prefix) => [...places.keys()].filter((path) => path.startsWith(`${prefix}/`)).toSorted(),
    has: async (path) => places.has(path),
    read: async (path) => await readFile(find(path)),
    absolute: find,
    close: async () => {},
  };
}
