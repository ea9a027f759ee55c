import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Push } from '#shared/contract/category.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { Locale } from '#shared/locale.ts';

/** A room picture with its text in each language (`scene.data`). */
export type StoredScene = Omit<ScenePicture, 'alt' | 'shows'> & {
  alt: Record<Locale, string>;
  /** Reference of the variant in it. */
  reference?: string;
};

/** A push as stored: a scene's name may replace its cover. */
export type StoredPush = Push & { scene?: string | null };

/** Scenes by name, with their text in the language of the call. */
export type Scenes = ReadonlyMap<string, ScenePicture>;

/** Reads scenes by name; unknown names and `null` are skipped. */
export async function readScenes(
  db: Kysely<Schema>,
  lang: Locale,
  names: readonly (string | null | undefined)[],
): Promise<Scenes> {
  const known = names.filter((name): name is string => typeof name === 'string');
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('scene').select(['name', 'data']).where('name', 'in', known).execute();
  return new Map(rows.map(({ name, data }) => [name, toScene(data as StoredScene, lang)]));
}

/** A picture of a product in use, and the reference of the variant in it. */
export type ProductScene = { picture: ScenePicture; reference: string | undefined };

/** Scenes that show a product. */
export async function readProductScenes(
  db: Kysely<Schema>,
  lang: Locale,
  productId: number,
): Promise<ProductScene[]> {
  const rows = await db
    .selectFrom('scene')
    .select('data')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => {
    const stored = data as StoredScene;
    return { picture: toScene(stored, lang), reference: stored.reference };
  });
}

/** Files of this width suffice for a card at density 2. */
const CARD_WIDTH = 800;

/** The first scene of each product that has one, with the files that a card needs. */
export async function readCardScenes(
  db: Kysely<Schema>,
  lang: Locale,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ScenePicture>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('scene')
    .distinctOn('product_id')
    .select(['product_id', 'data'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  return new Map(
    rows.flatMap(({ product_id: id, data }) => {
      const scene = toScene(data as StoredScene, lang);
      const srcset = scene.srcset.filter(({ width }) => width <= CARD_WIDTH);
      return id === null ? [] : [[id, { ...scene, srcset }]];
    }),
  );
}

/** Gives a push without a cover the picture of its scene. */
export function showPush({ scene, ...push }: StoredPush, scenes: Scenes): Push {
  const picture = scene ? scenes.get(scene) : undefined;
  if (push.cover || !picture) return push;
  return { ...push, cover: { url: picture.url, webp: smallOf(picture), alt: picture.alt } };
}

/**
 * A push is 240 px wide and cropped at the sides: this width in pixels suffices for displays of density 2.
 */
const PUSH_WIDTH = 800;

function smallOf({ srcset, webp }: ScenePicture): string {
  const fitting = srcset
    .filter(({ type, width }) => type === 'image/webp' && width >= PUSH_WIDTH)
    .toSorted((one, other) => one.width - other.width);
  return fitting[0]?.url ?? webp;
}

function toScene({ reference: _reference, ...stored }: StoredScene, lang: Locale): ScenePicture {
  return { ...stored, alt: stored.alt[lang] };
}
