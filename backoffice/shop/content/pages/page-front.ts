import { z } from 'zod';
import { AUDIENCES } from '#backoffice/shop/audiences.ts';
import { PAGE_TYPES } from '#shared/contract/page.ts';
import { LOCALES } from '#shared/locale.ts';

/** Fields that hold for all languages. */
const shared = z.object({
  type: z.enum(PAGE_TYPES).optional(),
  /** Rank among pages of the same date. */
  position: z.number().int().min(0).max(1_000_000).optional(),
  published: z.iso.date().optional(),
  audiences: z.array(z.enum(AUDIENCES)).optional(),
  tags: z.array(z.string()).optional(),
  scene: z.string().optional(),
  review: z.strictObject({ last: z.iso.date(), due: z.iso.date() }).optional(),
  /** The languages of a page that has no others. */
  languages: z.array(z.enum(LOCALES)).optional(),
});
export const SHARED_NAMES = Object.keys(shared.shape);

/** Front matter of a page in one language. The contract's schema checks the values further. */
export const pageFront = z.strictObject({
  ...shared.shape,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  description: z.string(),
  worksite: z.record(z.string(), z.unknown()).optional(),
  search: z.array(z.string()).optional(),
});
export type PageFront = z.infer<typeof pageFront>;
