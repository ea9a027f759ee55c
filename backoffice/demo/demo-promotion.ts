import { z } from 'zod';
import { checkKnown, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { PROMOTION_KINDS } from '#shared/contract/shop/promotion-record.ts';

const text = z.string().trim().min(1);
const words = z.strictObject({ title: text, conditions: text });

/** `value` in percent or euros before tax; `minimum` in euros before tax; days count from today. */
const promotion = z.strictObject({
  code: text,
  /** Number of the only customer who may use it. */
  customer: text.optional(),
  kind: z.enum(PROMOTION_KINDS),
  value: z.number().int().min(0),
  minimum: z.number().int().min(0),
  started_days_ago: z.number().int(),
  ends_in_days: z.number().int(),
  used: z.strictObject({ customer: text, days_ago: z.number().int(), order: text }).optional(),
  /** Keys of the categories of its scope; all goods without them. */
  categories: z.array(text).default([]),
  without_signature: z.boolean().default(false),
  mainland: z.boolean().default(false),
  combinable: z.boolean(),
  texts: z.strictObject({ fr: words, en: words }),
});

/** `demo/promotions.yaml`: codes whose dates follow the first start of the demo. */
const promotionsFile = z.strictObject({ promotions: z.array(promotion) });

export type DemoPromotion = z.output<typeof promotion>;

const PATH = 'demo/promotions.yaml';

/** Reads `demo/promotions.yaml`. */
export async function readDemoPromotions(
  folder: ShopFolder,
  findings: Findings,
  categories: KnownKeys,
): Promise<DemoPromotion[]> {
  const file = await readYaml(folder, PATH, promotionsFile, findings);
  if (!file) return [];
  const { promotions } = file.value;
  for (const [index, { categories: keys }] of promotions.entries())
    for (const [place, key] of keys.entries()) {
      const at = file.at(['promotions', index, 'categories', place]);
      checkKnown(categories, key, { at, field: 'categories', findings });
    }
  return promotions;
}
