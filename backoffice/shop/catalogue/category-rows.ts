import type { StoredPush } from '#backoffice/pictures/scenes.ts';
import type { CategoryRecord, PushRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { entityPath } from '#shared/domain/entity-paths.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { drawingOf } from './product-rows.ts';

/** Keys of a category's ancestors, the root first. @throws for a parent that the shop lacks */
export function ancestorsOf(
  categories: ReadonlyMap<string, Pick<CategoryRecord, 'parent'>>,
  key: string,
): string[] {
  const category = categories.get(key);
  if (!category) throw new Error(`The shop has no category ${key}.`);
  return category.parent === undefined ? [] : [...ancestorsOf(categories, category.parent), category.parent];
}

/** A push with the product that it promotes. */
export type PromotedProduct = { record: PushRecord; product: ProductRecord | undefined };

/** Rows of the translations of a category. */
export function categoryTranslationRows(category: CategoryRecord, push: PromotedProduct | undefined) {
  return LOCALES.map((lang) => ({
    lang,
    name: category.name[lang],
    slug: category.slug[lang],
    intro: typeset(category.intro[lang], lang),
    push: push ? pushIn(push, lang) : null,
    search_words: category.search_words[lang],
  }));
}

/** A push as pages read it. */
export function pushIn({ record, product }: PromotedProduct, lang: Locale): StoredPush | null {
  if (record.edited) return record.edited[lang];
  return product ? typeset(storedPush(record, product, lang), lang) : null;
}

function storedPush(push: PushRecord, product: ProductRecord, lang: Locale): StoredPush {
  const url = entityPath('product', lang, 'part', {
    slug: product.texts[lang].slug,
    signature: product.signature,
  });
  return {
    cover: null,
    tag: push.tag?.[lang] ?? null,
    tag_banner: push.banner?.[lang] ?? null,
    text: push.text?.[lang] ?? '',
    label_link: push.link?.[lang] ?? '',
    url,
    element: { url },
    drawing: product.drawing ? drawingOf(product) : null,
    scene: push.scene ?? null,
  };
}
