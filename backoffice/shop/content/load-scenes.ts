import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { byLanguage } from '#backoffice/shop/by-language.ts';
import { removeTypesetting } from '#backoffice/shop/translations.ts';
import { focusPoint } from '#shared/contract/picture-focus.ts';
import type { Scene } from './scenes-table.ts';

const storedScene = z.object({
  alt: z.object({ fr: z.string(), en: z.string() }),
  focus: focusPoint.optional(),
  reference: z.string().optional(),
});

/** Pictures of rooms in the order of galleries. `productKeys`: by id. */
export async function loadScenes(
  db: Kysely<Schema>,
  productKeys: ReadonlyMap<number, string>,
): Promise<Scene[]> {
  const rows = await db.selectFrom('scene').orderBy('position').orderBy('name').selectAll().execute();
  return rows.map(({ name, product_id: productId, data }) => {
    const { alt, focus = null, reference = null } = storedScene.parse(data);
    return {
      name,
      product: productId === null ? null : (productKeys.get(productId) ?? null),
      alt: byLanguage((lang) => removeTypesetting(alt[lang], lang)),
      focus,
      reference,
    };
  });
}
