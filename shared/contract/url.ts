import { z } from 'zod';
import { canonicalPaths, identifier } from './common.ts';
import { day, mediaPath, pagePath, visibleText } from './fields.ts';

const ENTITY_TYPES = [
  'product',
  'category',
  'cms_page',
  'sav',
  'sav_category',
  'sav_fault',
  'landing',
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const urlEntityQuery = z.object({
  entity_type: z.enum(ENTITY_TYPES).optional().describe('Kind of entity; every kind without it.'),
  slug: z.string().min(1).max(200).describe('Slug in the language of the request.'),
  depth: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(3)
    .default(0)
    .describe('Levels of entities below it to return.'),
});

const alternates = z.object({
  fr: pagePath.optional().describe('Path in French.'),
  en: pagePath.optional().describe('Path in English.'),
});

/** Entity of a slug with everything that the head of its page needs. */
export const urlEntity = z
  .object({
    type: z.enum([...ENTITY_TYPES, 'redirect', 'none']).describe('Kind of entity, or `redirect` or `none`.'),
    entity: z
      .object({
        id: identifier.describe('Number of the entity.'),
        slug: z.string().describe('Slug of the entity in the language of the request.'),
        name: z.string().describe('Name in the language of the request.'),
      })
      .describe('Entity of the slug.'),
    canonical: canonicalPaths.describe('Canonical path for each audience.'),
    alternates: alternates.describe('Paths in each language.'),
    exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
    breadcrumb: z
      .array(
        z.object({
          label: visibleText.describe('Label in the language of the request.'),
          url: pagePath.describe('Path of the page.'),
        }),
      )
      .describe('Pages above it, from the home page.'),
    meta: z
      .object({
        title: z.string().describe('Title of the document.'),
        description: z.string().describe('Description for search engines.'),
        robots: z.string().describe('Content of the robots element.'),
        image: z
          .object({
            url: mediaPath.describe('Address below the media address.'),
            alt: z.string().describe('Alternative text of the picture.'),
          })
          .nullable()
          .describe('Picture for shared links, 1200 × 630 pixels.'),
      })
      .describe('Head of its page.'),
    redirect: z
      .object({
        url: pagePath.describe('Path it leads to.'),
        code: z.union([z.literal(301), z.literal(302)]).describe('HTTP status.'),
      })
      .nullable()
      .describe('Destination of a redirect.'),
    childs: z
      .array(
        z.object({
          id: identifier.describe('Number of the entity.'),
          slug: z.string().describe('Slug of the entity in the language of the request.'),
          name: z.string().describe('Name in the language of the request.'),
        }),
      )
      .describe('Entities below it.'),
  })
  .meta({ id: 'UrlEntity', description: 'The entity of a slug with the head of its page.' });
export type UrlEntity = z.infer<typeof urlEntity>;

export const urlListQuery = z.object({
  page: z.coerce.number<number>().int().min(1).default(1).describe('Number of the page, from 1.'),
  perPage: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(10_000)
    .default(1000)
    .describe('Number of addresses on a page.'),
  url: z.string().max(2048).optional().describe('Full legacy address to resolve instead of listing.'),
});

export const urlTarget = z.object({
  type: z.enum(['redirect', 'none']).describe('Whether the address leads somewhere.'),
  url: z.string().nullable().describe('Destination, or `null`.'),
});

export const urlExplanationQuery = z.object({
  url: z.string().min(1).max(2048).describe('Path or full address.'),
});

/** The redirect rules that apply to an address, in order. */
export const urlExplanation = z.object({
  type: z.enum(['redirect', 'page', 'none']).describe('Result.'),
  url: z.string().nullable().describe('Destination, or `null`.'),
  code: z
    .union([z.literal(301), z.literal(302)])
    .nullable()
    .describe('HTTP status of the redirect.'),
  steps: z
    .array(
      z.object({
        rule: z
          .enum(['host', 'address', 'pattern', 'backoffice', 'page', 'punctuation'])
          .describe('Origin of the rule.'),
        from: z.string().describe('Address before the rule.'),
        to: z.string().describe('Address after the rule.'),
        code: z.union([z.literal(301), z.literal(302)]).describe('HTTP status.'),
        why: z.string().describe('Reason of the rule.'),
      }),
    )
    .describe('Rules that apply, in their order.'),
});

export const urlListItem = z
  .object({
    path: pagePath.describe('Path of the page.'),
    lang: z.enum(['fr', 'en']).describe('Language.'),
    target: z.enum(['part', 'pro']).describe('Audience of the page.'),
    entity_type: z.string().describe('Kind of entity.'),
    entity_id: identifier.describe('Number of the entity.'),
    lastmod: day.describe('Date of the last change.'),
    alternates: alternates.describe('Paths in each language.'),
    robots: z.string().describe('Content of the robots element.'),
  })
  .meta({ id: 'UrlListItem', description: 'A public address.' });
export type UrlListItem = z.infer<typeof urlListItem>;

export const redirectionQuery = z.object({
  slug: z.string().min(1).max(2048).describe('Path that belongs to no page.'),
});

/** `from` is a path, with its query where that matters, or one full legacy address. */
export const redirectRule = z
  .object({
    id: identifier.describe('Number of the entity.'),
    from: z
      .string()
      .min(1)
      .max(2048)
      .describe('Path, with its query where that matters, or one full legacy address.'),
    to: z.string().min(1).max(2048).describe('Path or address it leads to.'),
    code: z.union([z.literal(301), z.literal(302)]).describe('HTTP status.'),
  })
  .meta({ id: 'RedirectRule', description: 'A redirect rule.' });
export type RedirectRule = z.infer<typeof redirectRule>;
