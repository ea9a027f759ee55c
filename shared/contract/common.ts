import { z } from 'zod';
import { mediaPath, pagePath } from './fields.ts';

/** No picture of a page is larger. */
const MAX_PIXELS = 20_000;

/** The largest number a row can have. */
const LARGEST_ID = 2_147_483_647;

/** The number of something, in a path or a query. */
export const idParameter = z.coerce.number<number>().int().positive().max(LARGEST_ID);
/** The number of something, in a body. */
export const identifier = z.number().int().positive().max(LARGEST_ID);

/** Query parameters every call carries (spec section 7). */
export const commonQuery = z.object({
  site_id: idParameter,
  lang: z.enum(['fr', 'en']),
  sales_plan_id: idParameter,
});

/** Query parameters of a list that comes in pages. */
export const pageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  perPage: z.coerce.number<number>().int().min(1).max(100).default(24),
});

export const idParams = z.object({ id: idParameter });

/** How every list is answered, product lists included. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int().min(0) });
}

/** An entity's path in each of the two audiences an address can name. */
export const canonicalPaths = z.object({ part: z.string(), pro: z.string() });

/** The same of what lists show: an item whose paths are none is left out. */
export const linkedPaths = z.object({ part: pagePath, pro: pagePath });

export const picture = z.object({
  url: mediaPath,
  webp: mediaPath,
  alt: z.string(),
  width: z.number().int().positive().max(MAX_PIXELS),
  height: z.number().int().positive().max(MAX_PIXELS),
});

/** Body of every refusal. `errors` names the fields of a bad request. */
export const apiError = z.object({
  code: z.string(),
  message: z.string(),
  status: z.string().optional(),
  exist_in: z.array(z.number().int()).optional(),
  errors: z.record(z.string(), z.string()).optional(),
  /** What the words for `errors.code` need: the amount that is missing, the code that stands in the way. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Of an account that is not open yet: asks for its confirmation link anew. The storefront keeps it from browsers. */
  tmp_token: z.string().optional(),
});
export type ApiErrorBody = z.infer<typeof apiError>;
