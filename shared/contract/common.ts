import { z } from 'zod';
import { mediaPath, pagePath } from './fields.ts';

/** Largest width and height of a picture. */
const MAX_PIXELS = 20_000;

/** Largest PostgreSQL `integer`. */
const MAX_ID = 2_147_483_647;

/** Number of an entity in a path or a query. */
export const idParameter = z.coerce.number<number>().int().positive().max(MAX_ID);
/** Number of an entity in a body. */
export const identifier = z.number().int().positive().max(MAX_ID);

/** Query parameters of every request (spec section 7). */
export const commonQuery = z.object({
  site_id: idParameter.describe('Number of the site.'),
  lang: z.enum(['fr', 'en']).describe('Language of texts in the response.'),
  sales_plan_id: idParameter.describe(
    'Number of the sales plan (audience) whose catalogue and prices apply.',
  ),
});

export const pageQuery = z.object({
  page: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('Number of the page, from 1.'),
  perPage: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(100)
    .default(24)
    .describe('Number of entities on a page.'),
});

/** A text that lists of operators search for. */
export const searchedText = z.string().trim().min(1).max(100);

/** Lists of a shop's records. */
export const recordQuery = pageQuery.extend({
  key: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe('Code, reference or e-mail address of the records to list.'),
});

export const idParams = z.object({ id: idParameter.describe('Number of the entity.') });

/** Response of every list, product lists included. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item).describe('Entities of this page.'),
    total: z.number().int().min(0).describe('Number of all entities that match.'),
  });
}

/** Paths of an entity for the two audiences that addresses distinguish. */
export const canonicalPaths = z.object({
  part: z.string().describe('Path for consumers.'),
  pro: z.string().describe('Path for professionals.'),
});

/** Paths in lists: an item without valid paths is dropped. */
export const linkedPaths = z.object({
  part: pagePath.describe('Path for consumers.'),
  pro: pagePath.describe('Path for professionals.'),
});

export const picture = z
  .object({
    url: mediaPath.describe('Address of the file below the media address.'),
    webp: mediaPath.describe('Address of the WebP file below the media address.'),
    alt: z.string().describe('Alternative text of the picture.'),
    width: z.number().int().positive().max(MAX_PIXELS).describe('Width of the file in pixels.'),
    height: z.number().int().positive().max(MAX_PIXELS).describe('Height of the file in pixels.'),
  })
  .meta({ id: 'Picture', description: 'A picture with its files.' });

/** Body of every refusal (4xx and 5xx). */
export const apiError = z
  .object({
    code: z.string().describe('Reason of the refusal, for programs.'),
    message: z.string().describe('Reason of the refusal in English, for developers.'),
    status: z.string().optional().describe('State that explains the code, such as that of an account.'),
    exist_in: z
      .array(z.number().int())
      .optional()
      .describe('Numbers of the sales plans that list the entity.'),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe('Code of each refused field, by the name of the field.'),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('Figures and names that the message to the visitor needs.'),
    tmp_token: z
      .string()
      .optional()
      .describe('Token that requests a new confirmation link; the storefront does not pass it to browsers.'),
  })
  .meta({ id: 'Error', description: 'A refusal.' });
export type ApiErrorBody = z.infer<typeof apiError>;
