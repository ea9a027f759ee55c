import { z } from 'zod';
import { carrierRecord } from './carrier.ts';
import { push } from './category.ts';
import { identifier } from './common.ts';
import { contactRecord } from './contact.ts';
import { menuItem } from './menu.ts';
import { PAGE_TYPES, worksite } from './page.ts';
import { pageBlockRecord } from './page-block.ts';
import { city, civility, country } from './reference-data.ts';
import { savStep } from './sav.ts';
import { siteRecord } from './site.ts';
import { redirectRule } from './url.ts';

/**
 * What an operator sends to create or change content (`POST` and `PUT /{resource}`), in the language of the
 * call. Answers are richer: they hold what the back office adds (paths, products, reading time).
 */
const slug = z.string().regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
const text = z.string().min(1).max(20_000);
const shortText = z.string().min(1).max(300);
const planIds = z.array(identifier).min(1);

/** Name of a picture of rooms (table `scene`), `null` for none. */
const scene = shortText.nullable().default(null);

const link = z.object({ label: shortText, url: shortText });

export const records = {
  carrier: carrierRecord,
  category: z.object({
    parent_id: identifier.nullable(),
    name: shortText,
    slug,
    intro: text,
    rechange: z.boolean(),
    signature: z.boolean().default(false),
    push_5: push.extend({ scene }).nullable(),
    scene,
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
    tags: z.array(z.string()),
    exist_in: planIds,
    scene,
    worksite: worksite.nullable().default(null),
    blocks: z.array(pageBlockRecord),
  }),
  sav: z.object({
    title: shortText,
    slug,
    lead: shortText,
    /** Code of the category it stands in. */
    category: slug,
    steps: z.array(savStep).min(1),
    /** Range references of the products it is about. */
    references: z.array(z.string()),
    exist_in: planIds,
  }),
  tags: z.object({ code: slug, label: shortText }),
  menu: z.object({ code: z.string().regex(/^menu_[a-z_]+$/), items: z.array(menuItem) }),
  setting: z.object({
    code: z.string().regex(/^[a-z0-9_]+$/),
    values: z.array(z.object({ value: z.string().max(2000) })).min(1),
  }),
  slider: z.object({
    title: shortText,
    text,
    link,
    /** Range reference of the product shown. */
    reference: z.string().nullable(),
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
        items: z.array(z.object({ title: shortText, text, url: shortText, drawing: shortText })),
      })
      .nullable(),
    tasks: z.array(z.object({ title: shortText, text, url: shortText, icon: shortText })),
    classics: z.object({ title: shortText, text, references: z.array(z.string()) }),
    /** Slugs of the pages listed. */
    advice: z.object({ title: shortText, slugs: z.array(slug) }),
    signature: z.object({ title: shortText, text, link, reference: z.string(), scene }).nullable(),
    exist_in: planIds,
  }),
  civility: civility.omit({ id: true }),
  country: country.omit({ id: true }),
  city: city.omit({ id: true }),
  contact: contactRecord,
  site: siteRecord,
  redirection: redirectRule.omit({ id: true }),
};

export type RecordOf<Name extends keyof typeof records> = z.infer<(typeof records)[Name]>;
export type WritableResource = keyof typeof records;
export const WRITABLE_RESOURCES = Object.keys(records) as WritableResource[];
