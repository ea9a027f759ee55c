import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Push } from '#shared/contract/category.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Locale } from '#shared/locale.ts';

/** A picture of a room with its text in each language (`scene.data`). */
export type StoredScene = Omit<ScenePicture, 'alt'> & { alt: Record<Locale, string> };

/** A push as it is stored: its cover may be the name of a scene. */
export type StoredPush = Push & { scene?: string | null };

/** Scenes by name, with their text in the language asked for. */
export type Scenes = ReadonlyMap<string, ScenePicture>;

/** The scenes of these names; names nobody knows, and `null`, are left out. */
export async function readScenes(
  db: Kysely<Schema>,
  lang: Locale,
  names: readonly (string | null | undefined)[],
): Promise<Scenes> {
  const wanted = names.filter((name): name is string => typeof name === 'string');
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('scene').select(['name', 'data']).where('name', 'in', wanted).execute();
  return new Map(rows.map(({ name, data }) => [name, toScene(data as StoredScene, lang)]));
}

/** The scenes a product is to be seen in. */
export async function readProductScenes(
  db: Kysely<Schema>,
  lang: Locale,
  productId: number,
): Promise<ScenePicture[]> {
  const rows = await db
    .selectFrom('scene')
    .select('data')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => toScene(data as StoredScene, lang));
}

/** A push with its scene as its cover, where it has one. */
export function showPush({ scene, ...push }: StoredPush, scenes: Scenes): Push {
  const picture = scene ? scenes.get(scene) : undefined;
  if (push.cover || !picture) return push;
  return { ...push, cover: { url: picture.url, webp: smallOf(picture), alt: picture.alt } };
}

/** A push stands in a column of 240 px and cuts its sides off: in pixels, enough for screens that show two a pixel. */
const PUSH_WIDTH = 800;

function smallOf({ srcset, webp }: ScenePicture): string {
  const fitting = srcset
    .filter(({ type, width }) => type === 'image/webp' && width >= PUSH_WIDTH)
    .toSorted((one, other) => one.width - other.width);
  return fitting[0]?.url ?? webp;
}

function toScene(stored: StoredScene, lang: Locale): ScenePicture {
  return { ...stored, alt: stored.alt[lang] };
}
