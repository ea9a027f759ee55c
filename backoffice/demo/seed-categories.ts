import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { entityPath } from '#shared/domain/entity-paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { CATEGORIES } from './catalogue/categories.ts';
import type { DemoCategory } from './catalogue/demo-category.ts';
import type { DemoProduct } from './catalogue/product-record.ts';
import type { StoredPush } from '#backoffice/pictures/scenes.ts';
import { PUSHES } from './content/pushes.ts';
import { CATEGORY_SCENES, PUSH_SCENES } from './content/scene-places.ts';
import { drawingOf } from './product-rows.ts';
import { CATEGORY_WORDS } from './search-words/category-words.data.ts';
import { searchWordsOf } from './search-words/search-words.ts';
import { planIds } from './seed-site.ts';
import { typeset } from '#shared/domain/typeset.ts';

/** Data of a category that products need, by key. */
export type SeededCategory = { id: number; ancestors: number[] };

/** Creates the category tree. Returns the id and the ancestors of each category, by key. */
export async function seedCategories(
  db: Kysely<Schema>,
  siteId: number,
  products: DemoProduct[],
): Promise<Map<string, SeededCategory>> {
  const seeded = new Map<string, SeededCategory>();
  await seedLevel(db, siteId, CATEGORIES, [], products, seeded);
  return seeded;
}

async function seedLevel(
  db: Kysely<Schema>,
  siteId: number,
  categories: DemoCategory[],
  ancestors: number[],
  products: DemoProduct[],
  seeded: Map<string, SeededCategory>,
): Promise<void> {
  for (const [position, category] of categories.entries()) {
    const { id } = await db
      .insertInto('category')
      .values({
        site_id: siteId,
        parent_id: ancestors.at(-1) ?? null,
        sales_plan_ids: planIds(category.plans),
        signature: category.signature ?? false,
        position,
        scene: CATEGORY_SCENES[category.key] ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('category_translation')
      .values(
        LOCALES.map((lang) => ({
          category_id: id,
          lang,
          name: category.name[lang],
          slug: category.slug[lang],
          intro: typeset(category.intro[lang], lang),
          push: JSON.stringify(typeset(pushOf(category, lang, products), lang)),
          search_words: searchWordsOf(CATEGORY_WORDS, category.key, lang),
        })),
      )
      .execute();
    seeded.set(category.key, { id, ancestors });
    await seedLevel(db, siteId, category.children ?? [], [...ancestors, id], products, seeded);
  }
}

function pushOf(category: DemoCategory, lang: Locale, products: DemoProduct[]): StoredPush | null {
  const push = PUSHES.find((candidate) => candidate.category === category.key);
  const product = push && products.find((candidate) => candidate.key === push.product);
  if (!push || !product) return null;
  const url = entityPath('product', lang, 'part', {
    slug: product.texts[lang].slug,
    signature: product.signature ?? false,
  });
  return {
    cover: null,
    tag: push.tag?.[lang] ?? null,
    tag_banner: push.banner?.[lang] ?? null,
    text: push.text[lang],
    label_link: push.link[lang],
    url,
    element: { url },
    drawing: drawingOf(product),
    scene: PUSH_SCENES[category.key] ?? null,
  };
}
