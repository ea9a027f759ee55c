import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { StoredScene } from '#backoffice/pictures/scenes.ts';
import { loadVocabulary } from '#backoffice/shop/catalogue/load-catalogue.ts';
import { loadKeys } from '#backoffice/shop/load-keys.ts';
import type { CatalogueVocabulary } from '#shared/contract/shop/catalogue-desk.ts';
import { smallPicture } from './small-picture.ts';

/** Words of products, numbers of categories and pictures of rooms, which the forms of operators offer. */
export async function readVocabulary(db: Kysely<Schema>, siteId: number): Promise<CatalogueVocabulary> {
  const { vocabulary, categories } = await loadVocabulary(db, siteId);
  const { categoryKeys } = await loadKeys(db, siteId, { categories, products: [] });
  const ids = new Map([...categoryKeys].map(([id, key]) => [key, id]));
  return {
    types: [...vocabulary.types.values()].map(({ key, name }) => ({ value: key, name })),
    colours: [...vocabulary.colours.values()].map(({ key, name }) => ({ value: key, name })),
    categories: categories.flatMap(({ key, name, parent = null }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [{ id, value: key, name, parent }];
    }),
    attributes: [...vocabulary.attributes.values()].map(({ code, kind, name, unit = null, options }) => ({
      code,
      kind,
      name,
      unit,
      options: options.map(({ value, name: label }) => ({ value, name: label })),
    })),
    scenes: await readScenes(db),
  };
}

async function readScenes(db: Kysely<Schema>): Promise<CatalogueVocabulary['scenes']> {
  const rows = await db.selectFrom('scene').select(['name', 'data']).orderBy('name').execute();
  return rows.map(({ name, data }) => {
    const scene = data as StoredScene;
    return { name, alt: scene.alt, picture: smallPicture(scene) };
  });
}
