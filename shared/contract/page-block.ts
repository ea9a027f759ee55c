import { z } from 'zod';
import { push } from './category.ts';
import { linkUrl, visibleText } from './fields.ts';
import { productCard } from './product.ts';
import { richText } from './rich-text.ts';
import { scenePicture } from './scene-picture.ts';

const MAX_COLUMNS = 20;
const MAX_ROWS = 500;

/** Tables that pages draw from data: carriers, personal data and their periods, cookies and storage keys. */
export const DATA_TABLES = ['carriers', 'retention', 'storage'] as const;
export type DataTable = (typeof DATA_TABLES)[number];

/** Name of a picture of rooms (table `scene`). */
const scene = z.string().min(1).max(80);
const title = z.string().max(300);
const link = z.object({ label: visibleText.max(120), url: linkUrl });

const pushBlock = z.object({ type: z.literal('push'), push });
const faqBlock = z.object({
  type: z.literal('faq'),
  title: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).min(1),
});
const tableBlock = z
  .object({
    type: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()).max(MAX_COLUMNS),
    rows: z.array(z.array(z.string())).max(MAX_ROWS),
  })
  // A cell that is missing would put those after it under another's head.
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: 'uneven_rows',
    path: ['rows'],
  });
const quoteBlock = z.object({ type: z.literal('quote'), text: z.string(), source: z.string() });
const linksBlock = z.object({
  type: z.literal('links'),
  title: z.string(),
  links: z.array(z.object({ label: visibleText, text: z.string(), url: linkUrl })),
});
/** HTML of an editor's; answered sanitised. */
const htmlBlock = z.object({ type: z.literal('html'), html: z.string().max(50_000) });
/** Files to take away; `url` is a path of the site, or below the media address without its first slash. */
const downloadBlock = z.object({
  type: z.literal('download'),
  title,
  files: z
    .array(
      z.object({
        label: visibleText.max(200),
        url: z
          .string()
          .max(2048)
          .regex(/^[^\s\\]+$/)
          .refine((url) => !url.startsWith('//')),
        mime: z.string().max(100),
        /** In bytes, where it is known. */
        size: z.number().int().positive().nullable(),
      }),
    )
    .min(1),
});

export const plainBlocks = [
  pushBlock,
  faqBlock,
  tableBlock,
  quoteBlock,
  linksBlock,
  htmlBlock,
  downloadBlock,
] as const;

export const textRecord = z.object({ type: z.literal('text'), markdown: z.string() });
/** A table whose rows are data of the site; answered as a table. */
export const dataTableRecord = z.object({
  type: z.literal('data_table'),
  source: z.enum(DATA_TABLES),
  caption: z.string(),
});

/** Answered as a tree. */
const textBlock = z.object({ type: z.literal('text'), nodes: richText });

export const productsRecord = z.object({
  type: z.literal('products'),
  title: z.string(),
  /** Range references of the products shown. */
  references: z.array(z.string()),
});
/** Answered with the products themselves, those the plan may see. */
const productsBlock = productsRecord.omit({ references: true }).extend({ products: z.array(productCard) });

/** Blocks with pictures: written with a scene's name, answered with the picture. */
export const imageRecord = z.object({ type: z.literal('image'), scene, caption: title.nullable() });
const imageBlock = imageRecord.omit({ scene: true }).extend({ picture: scenePicture });

export const imageTextRecord = z.object({
  type: z.literal('image_text'),
  scene,
  side: z.enum(['left', 'right']),
  title,
  markdown: z.string(),
  link: link.nullable(),
});
const imageTextBlock = imageTextRecord
  .omit({ scene: true, markdown: true })
  .extend({ picture: scenePicture, nodes: richText });

export const carouselRecord = z.object({
  type: z.literal('carousel'),
  title,
  slides: z.array(z.object({ scene, caption: title })).min(1),
});
const carouselBlock = carouselRecord
  .omit({ slides: true })
  .extend({ slides: z.array(z.object({ picture: scenePicture, caption: title })) });

export const videoRecord = z.object({
  type: z.literal('video'),
  title,
  /** A file below the media address, which plays in the page; or an address elsewhere, which a link leads to. */
  url: z.union([z.string().regex(/^videos\/[\w-]+\.(?:mp4|webm)$/), z.url({ protocol: /^https$/ })]),
  /** Captions in the page's language, below the media address: for a file that speaks. */
  captions: z
    .string()
    .regex(/^videos\/[\w-]+\.vtt$/)
    .optional(),
  /** "4 min 20". */
  duration: z.string().max(20),
  scene,
});
const videoBlock = videoRecord.omit({ scene: true }).extend({ picture: scenePicture.nullable() });

/** A block as pages show it. */
export const pageBlock = z.discriminatedUnion('type', [
  ...plainBlocks,
  textBlock,
  productsBlock,
  imageBlock,
  imageTextBlock,
  carouselBlock,
  videoBlock,
]);
export type PageBlock = z.infer<typeof pageBlock>;
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;
