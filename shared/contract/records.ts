import { z } from 'zod';
import { hasVisibleText } from '#shared/domain/visible-text.ts';
import { carrierRecord } from './carrier.ts';
import { push } from './category.ts';
import { identifier } from './common.ts';
import { contactRecord } from './contact.ts';
import { linkUrl, pagePath, visibleText } from './fields.ts';
import { menuRecord } from './menu.ts';
import { pictureFocus } from './picture-focus.ts';
import { PAGE_TYPES, worksite } from './page.ts';
import { pageBlockRecord } from './page-block-record.ts';
import { city, civility, country, sitemapNode } from './reference-data.ts';
import { savStepRecord } from './sav.ts';
import { synonymRecord } from './search.ts';
import { settingRecord, siteRecord } from './site.ts';
import { redirectRule } from './url.ts';

/**
 * Bodies of `POST` and `PUT /{resource}` by operators, in the language of the request. Responses hold additional
 * fields (paths, products, reading time).
 */
const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
const text = visibleText.max(20_000);
const shortText = visibleText.max(300);
const planIds = z.array(identifier).min(1).max(50);
const MAX_BLOCKS = 200;
const MAX_ITEMS = 100;

const reference = z.string().min(1).max(40);

/** Additional search terms, which pages never show. */
const searchWords = z.array(visibleText.max(80)).max(MAX_ITEMS).optional();

/** Name of a picture of rooms (table `scene`), `null` for none. */
const scene = shortText.nullable().default(null);

const link = z.object({
  label: visibleText.max(120).describe('Label in the language of the request.'),
  url: linkUrl.describe('Address of the link.'),
});

/** The push of a category, in one language. A link needs both a label and an address. */
export const categoryPush = push
  .extend({
    text: shortText.describe('Text in the language of the request.'),
    label_link: z.string().max(120).describe('Label of the link; required with an address.'),
    scene: scene.describe('Name of a picture of rooms; `null` for none.'),
  })
  .refine(({ url, element, label_link: label }) => (url ?? element) === null || hasVisibleText(label), {
    error: 'required',
    path: ['label_link'],
  });

export const records = {
  carrier: carrierRecord,
  category: z.object({
    parent_id: identifier.nullable().describe('Number of the category above; `null` for the first level.'),
    name: shortText.describe('Name in the language of the request.'),
    slug: slug.describe('Slug of the entity in the language of the request.'),
    intro: text.describe('Introductory text.'),
    rechange: z.boolean().describe('The category offers spare parts.'),
    signature: z.boolean().default(false).describe('The category belongs to the signature line.'),
    push_5: categoryPush.nullable().describe('Promotional push among its products.'),
    scene: scene.describe('Name of a picture of rooms; `null` for none.'),
    search_words: searchWords.describe('Words that find the entity without appearing on its page.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
    position: z.number().int().min(0).max(1_000_000).describe('Rank among its siblings, the lowest first.'),
  }),
  page: z.object({
    title: shortText.describe('Title in the language of the request.'),
    slug: slug.describe('Slug of the entity in the language of the request.'),
    type: z.enum(PAGE_TYPES).describe('Type of the page.'),
    lead: text.describe('Lead text.'),
    description: shortText.describe('Description for search engines.'),
    published_at: z.iso
      .date()
      .nullable()
      .describe(
        'Day from which the page is published; `null` for a page that is published without a day, `9999-12-31` for a draft.',
      ),
    tags: z.array(slug).max(MAX_ITEMS).describe('Codes of tags.'),
    search_words: searchWords.describe('Words that find the entity without appearing on its page.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
    scene: scene.describe('Name of a picture of rooms; `null` for none.'),
    worksite: worksite.nullable().default(null).describe('Facts of a worksite.'),
    review: z
      .object({
        last: z.iso.date().describe('Day of the last review.'),
        due: z.iso.date().describe('Day on which the next review is due.'),
      })
      .nullable()
      .default(null)
      .describe('Dates of the last and the next review.'),
    blocks: z.array(pageBlockRecord).max(MAX_BLOCKS).describe('Blocks in their order.'),
  }),
  sav: z.object({
    title: shortText.describe('Title in the language of the request.'),
    slug: slug.describe('Slug of the entity in the language of the request.'),
    lead: shortText.describe('Lead text.'),
    category: slug.describe('Code of its category.'),
    steps: z.array(savStepRecord).min(1).max(MAX_ITEMS).describe('Steps in their order.'),
    references: z.array(reference).max(MAX_ITEMS).describe('Range references of its products.'),
    search_words: searchWords.describe('Words that find the entity without appearing on its page.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
  }),
  /** Default slug: the code in French, the words of the label in English. */
  tags: z.object({
    code: slug.describe('Code, the same in every language.'),
    label: shortText.describe('Label in the language of the request.'),
    slug: slug.optional().describe('Slug of the entity in the language of the request.'),
  }),
  menu: menuRecord,
  setting: settingRecord,
  slider: z.object({
    title: shortText.describe('Title in the language of the request.'),
    text: text.describe('Text in the language of the request.'),
    link: link.describe('Link of the entity.'),
    reference: reference.nullable().describe('Range reference of its product.'),
    scene: scene.describe('Name of a picture of rooms; `null` for none.'),
    focus: pictureFocus
      .nullish()
      .describe('Points of the picture that its crops leave in sight; `null` for the usual ones.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
    position: z.number().int().min(0).max(1_000_000).describe('Rank among its siblings, the lowest first.'),
  }),
  home: z.object({
    title: shortText.describe('Title in the language of the request.'),
    description: shortText.describe('Description for search engines.'),
    needs: z
      .object({
        title: shortText.describe('Title in the language of the request.'),
        text: text.describe('Text in the language of the request.'),
        items: z
          .array(
            z.object({
              title: shortText.describe('Title in the language of the request.'),
              text: text.describe('Text in the language of the request.'),
              url: linkUrl.describe('Address of the link.'),
              drawing: shortText.describe('Name of a drawing.'),
            }),
          )
          .max(MAX_ITEMS)
          .describe('Entries in their order.'),
      })
      .nullable()
      .describe('Entries by need.'),
    tasks: z
      .array(
        z.object({
          title: shortText.describe('Title in the language of the request.'),
          text: text.describe('Text in the language of the request.'),
          url: linkUrl.describe('Address of the link.'),
          icon: shortText.describe('Name of an icon.'),
        }),
      )
      .max(MAX_ITEMS)
      .describe('Shortcuts to tasks.'),
    classics: z
      .object({
        title: shortText.describe('Title in the language of the request.'),
        text: text.describe('Text in the language of the request.'),
        references: z.array(reference).max(MAX_ITEMS).describe('Range references of products.'),
      })
      .describe('Selected products.'),
    advice: z
      .object({
        title: shortText.describe('Title in the language of the request.'),
        slugs: z.array(slug).max(MAX_ITEMS).describe('Slugs of the pages.'),
      })
      .describe('Selected articles.'),
    signature: z
      .object({
        title: shortText.describe('Title in the language of the request.'),
        text: text.describe('Text in the language of the request.'),
        link: link.describe('Link of the entity.'),
        reference: reference.describe('Range reference of the product.'),
        scene: scene.describe('Name of a picture of rooms; `null` for none.'),
      })
      .nullable()
      .describe('Product of the signature line.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
  }),
  civility: civility.omit({ id: true }),
  country: country.omit({ id: true }),
  city: city.omit({ id: true }),
  contact: contactRecord,
  site: siteRecord,
  redirection: redirectRule.omit({ id: true }),
  search: synonymRecord,
  /** Additional section, listed after those of the catalogue and the pages. */
  sitemap: z.object({
    label: shortText.describe('Label in the language of the request.'),
    url: pagePath.or(z.literal('')).describe('Path of the section; empty for a heading.'),
    childs: z.array(sitemapNode).min(1).max(MAX_ITEMS).describe('Entries of the section.'),
    exist_in: planIds.describe('Numbers of the sales plans that list the entity.'),
    position: z.number().int().min(0).max(1_000_000).describe('Rank among its siblings, the lowest first.'),
  }),
};

export type RecordOf<Name extends keyof typeof records> = z.infer<(typeof records)[Name]>;
export type WritableResource = keyof typeof records;
export const WRITABLE_RESOURCES = Object.keys(records) as WritableResource[];
