import { z } from 'zod';
import { hasVisibleText } from '#shared/domain/visible-text.ts';
import { carrierRecord } from './carrier.ts';
import { push } from './category.ts';
import { identifier } from './common.ts';
import { contactRecord } from './contact.ts';
import { linkUrl, pagePath, visibleText } from './fields.ts';
import { menuRecord } from './menu.ts';
import { PAGE_TYPES, worksite } from './page.ts';
import { pageBlockRecord } from './page-block-record.ts';
import { city, civility, country, sitemapNode } from './reference-data.ts';
import { savStepRecord } from './sav.ts';
import { synonymRecord } from './search.ts';
import { settingRecord, siteRecord } from './site.ts';
import { redirectRule } from './url.ts';

/**
 * What an operator sends to create or change content (`POST` and `PUT /{resource}`), in the language of the
 * call. Answers are richer: they hold what the back office adds (paths, products, reading time).
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

/** Range reference of a product. */
const reference = z.string().min(1).max(40);

/** Words that people search it with and its texts do not use. They are found and never shown. */
const searchWords = z.array(visibleText.max(80)).max(MAX_ITEMS).optional();

/** Name of a picture of rooms (table `scene`), `null` for none. */
const scene = shortText.nullable().default(null);

const link = z.object({ label: visibleText.max(120), url: linkUrl });

/** A link that is named and leads nowhere, or leads somewhere and is not named, cannot be shown. */
const pushRecord = push
  .extend({ text: shortText, label_link: z.string().max(120), scene })
  .refine(({ url, element, label_link: label }) => (url ?? element) === null || hasVisibleText(label), {
    error: 'required',
    path: ['label_link'],
  });

export const records = {
  carrier: carrierRecord,
  category: z.object({
    parent_id: identifier.nullable(),
    name: shortText,
    slug,
    intro: text,
    rechange: z.boolean(),
    signature: z.boolean().default(false),
    push_5: pushRecord.nullable(),
    scene,
    search_words: searchWords,
    exist_in: planIds,
    position: z.number().int().min(0).max(1_000_000),
  }),
  page: z.object({
    title: shortText,
    slug,
    type: z.enum(PAGE_TYPES),
    lead: text,
    description: shortText,
    published_at: z.iso.date().nullable(),
    tags: z.array(slug).max(MAX_ITEMS),
    search_words: searchWords,
    exist_in: planIds,
    scene,
    worksite: worksite.nullable().default(null),
    review: z.object({ last: z.iso.date(), due: z.iso.date() }).nullable().default(null),
    blocks: z.array(pageBlockRecord).max(MAX_BLOCKS),
  }),
  sav: z.object({
    title: shortText,
    slug,
    lead: shortText,
    /** Code of the category it stands in. */
    category: slug,
    steps: z.array(savStepRecord).min(1).max(MAX_ITEMS),
    /** Range references of the products it is about. */
    references: z.array(reference).max(MAX_ITEMS),
    search_words: searchWords,
    exist_in: planIds,
  }),
  /** Without a slug, addresses have the code in French and the label's words in English. */
  tags: z.object({ code: slug, label: shortText, slug: slug.optional() }),
  menu: menuRecord,
  setting: settingRecord,
  slider: z.object({
    title: shortText,
    text,
    link,
    /** Range reference of the product shown. */
    reference: reference.nullable(),
    scene,
    exist_in: planIds,
    position: z.number().int().min(0).max(1_000_000),
  }),
  home: z.object({
    title: shortText,
    description: shortText,
    needs: z
      .object({
        title: shortText,
        text,
        items: z.array(z.object({ title: shortText, text, url: linkUrl, drawing: shortText })).max(MAX_ITEMS),
      })
      .nullable(),
    tasks: z.array(z.object({ title: shortText, text, url: linkUrl, icon: shortText })).max(MAX_ITEMS),
    classics: z.object({ title: shortText, text, references: z.array(reference).max(MAX_ITEMS) }),
    /** Slugs of the pages listed. */
    advice: z.object({ title: shortText, slugs: z.array(slug).max(MAX_ITEMS) }),
    signature: z.object({ title: shortText, text, link, reference, scene }).nullable(),
    exist_in: planIds,
  }),
  civility: civility.omit({ id: true }),
  country: country.omit({ id: true }),
  city: city.omit({ id: true }),
  contact: contactRecord,
  site: siteRecord,
  redirection: redirectRule.omit({ id: true }),
  search: synonymRecord,
  /** A section below those that follow from the catalogue and its pages. */
  sitemap: z.object({
    label: shortText,
    url: pagePath.or(z.literal('')),
    childs: z.array(sitemapNode).min(1).max(MAX_ITEMS),
    exist_in: planIds,
    position: z.number().int().min(0).max(1_000_000),
  }),
};

export type RecordOf<Name extends keyof typeof records> = z.infer<(typeof records)[Name]>;
export type WritableResource = keyof typeof records;
export const WRITABLE_RESOURCES = Object.keys(records) as WritableResource[];
