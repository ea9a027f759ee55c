import { z } from 'zod';
import { canonicalPaths, idParameter, identifier, linkedPaths, pageQuery, searchedText } from './common.ts';
import { day, slugText, visibleText } from './fields.ts';
import { pageBlock } from './page-block.ts';
import { productCard } from './product.ts';
import { scenePicture } from './scene-picture.ts';

/** `page` is a standalone page, `signature` a page of that line; all other types are articles. */
export const PAGE_TYPES = [
  'page',
  'signature',
  'actualite',
  'conseil_info',
  'conseil_pro',
  'solution',
  'projet',
  'chantier',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const worksite = z
  .object({
    town: z.string().min(1).max(80).describe('Town of the worksite.'),
    year: z.number().int().min(1950).max(2100).describe('Year of the work.'),
    dwelling: z.string().min(1).max(120).describe('Kind of dwelling.'),
    surface: z.number().positive().describe('Surface in m².'),
    power: z.number().positive().describe('Installed output in watts.'),
    trades: z.array(z.string().min(1).max(80)).min(1).max(8).describe('Trades that took part.'),
  })
  .meta({ id: 'WorksiteFacts', description: 'Facts of a worksite that a page reports on.' });
export type Worksite = z.infer<typeof worksite>;

/** Dates of the last check of the dated statements, and from which they expire. */
export const pageReview = z.object({
  last: day.describe('Day of the last review.'),
  due: day.describe('Day on which the next review is due.'),
});

export const pageSummary = z
  .object({
    id: identifier.describe('Number of the entity.'),
    title: visibleText.describe('Title in the language of the request.'),
    slug: z.string().describe('Slug of the entity in the language of the request.'),
    type: z
      .object({ technical_name: z.enum(PAGE_TYPES).describe('Name of the type.') })
      .describe('Type of the page.'),
    lead: z.string().describe('Lead text.'),
    description: z.string().describe('Description for search engines.'),
    published_at: day.nullable().describe('Date of publication; `null` for pages without one.'),
    reading_minutes: z.number().int().min(1).describe('Reading time in minutes.'),
    tags: z.array(z.string()).describe('Codes of the tags.'),
    canonical: linkedPaths.describe('Canonical path for each audience.'),
    exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
    picture: scenePicture.nullable().describe('Picture; `null` for none.'),
    worksite: worksite.nullable().describe('Facts of a worksite.'),
  })
  .meta({ id: 'PageSummary', description: 'A content page in lists.' });
export type PageSummary = z.infer<typeof pageSummary>;

export const page = pageSummary
  .extend({
    title: z.string().describe('Title in the language of the request.'),
    canonical: canonicalPaths.describe('Canonical path for each audience.'),
    blocks: z.array(pageBlock).describe('Blocks in their order.'),
    review: pageReview
      .extend({ is_due: z.boolean().describe('The review is overdue and the dated blocks are left out.') })
      .nullable()
      .describe('Review of dated statements; `null` without any.'),
    tag_labels: z
      .array(
        z.object({
          code: slugText.describe('Code, the same in every language.'),
          slug: slugText.describe('Slug of the entity in the language of the request.'),
          label: visibleText.describe('Label in the language of the request.'),
        }),
      )
      .describe('Labels of the tags.'),
    related: z.array(pageSummary).describe('Pages of the same type, the closest first.'),
    products: z.array(productCard).describe('Products that the text links to and no block shows.'),
  })
  .meta({ id: 'Page', description: 'A content page.' });
export type Page = z.infer<typeof page>;

const typeList = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(PAGE_TYPES)).min(1));

export const pageListQuery = z.object({
  type: typeList.optional().describe('One type, or several separated by commas.'),
  tag: z.string().max(80).optional().describe('Code of a tag.'),
  product: idParameter.optional().describe('Number of a product that a block of the page shows.'),
});

/** Lists of the records of pages. */
export const pageRecordQuery = pageQuery.extend({
  q: searchedText.optional().describe('Part of a title, in upper or lower case.'),
  due: z.literal('true').optional().describe('Only pages whose dated statements have expired.'),
});

export const tag = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: slugText.describe('Code, the same in every language.'),
    label: visibleText.describe('Label in the language of the request.'),
    slugs: z
      .object({ fr: slugText.describe('Slug in French.'), en: slugText.describe('Slug in English.') })
      .describe('Slug in each language.'),
    total: z.number().int().min(0).describe('Number of published pages of the requested types.'),
  })
  .meta({ id: 'Tag', description: 'A tag of content pages.' });
export type Tag = z.infer<typeof tag>;

export const tagListQuery = z.object({
  type: typeList.optional().describe('One type, or several separated by commas.'),
});
