import { z } from 'zod';
import { push } from './category.ts';
import { linkUrl, visibleText } from './fields.ts';
import { beforeAfterBlock, chartBlock, coversBlock, placesBlock, stepsBlock } from './figure-blocks.ts';
import { productCard } from './product.ts';
import { richText } from './rich-text.ts';
import { scenePicture } from './scene-picture.ts';

const MAX_COLUMNS = 20;
const MAX_ROWS = 500;

/**
 * Tables that pages build from data: carriers, retention periods of personal data, cookies and storage keys, results of
 * the accessibility tests.
 */
export const DATA_TABLES = ['carriers', 'retention', 'storage', 'accessibility'] as const;
export type DataTable = (typeof DATA_TABLES)[number];

/** Name of a picture of rooms (table `scene`). */
const scene = z.string().min(1).max(80);
const title = z.string().max(300);
const link = z.object({
  label: visibleText.max(120).describe('Label in the language of the request.'),
  url: linkUrl.describe('Address.'),
});

const pushBlock = z.object({
  type: z.literal('push').describe('Kind of block.'),
  push: push.describe('The push.'),
});
const faqBlock = z.object({
  type: z.literal('faq').describe('Kind of block.'),
  title: z.string().describe('Title in the language of the request.'),
  questions: z
    .array(z.object({ question: z.string().describe('Question.'), answer: z.string().describe('Answer.') }))
    .min(1)
    .describe('Questions with their answers.'),
});
const tableBlock = z
  .object({
    type: z.literal('table').describe('Kind of block.'),
    caption: z.string().describe('Caption.'),
    head: z.array(z.string()).max(MAX_COLUMNS).describe('Headings of the columns.'),
    rows: z.array(z.array(z.string())).max(MAX_ROWS).describe('Rows, each with one cell per column.'),
  })
  // A missing cell would shift the following ones into the wrong column.
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: 'uneven_rows',
    path: ['rows'],
  });
const quoteBlock = z.object({
  type: z.literal('quote').describe('Kind of block.'),
  text: z.string().describe('Text in the language of the request.'),
  source: z.string().describe('Source.'),
});
const linksBlock = z.object({
  type: z.literal('links').describe('Kind of block.'),
  title: z.string().describe('Title in the language of the request.'),
  links: z
    .array(
      z.object({
        label: visibleText.describe('Label in the language of the request.'),
        text: z.string().describe('Text in the language of the request.'),
        url: linkUrl.describe('Address.'),
      }),
    )
    .describe('Links of the block.'),
});
/** HTML of an editor; responses hold it sanitised. */
const htmlBlock = z.object({
  type: z.literal('html').describe('Kind of block.'),
  html: z.string().max(50_000).describe('HTML; sanitised in responses.'),
});
/** `url` is a path of the site, or a path below the media address without its first slash. */
const downloadBlock = z.object({
  type: z.literal('download').describe('Kind of block.'),
  title: title.describe('Title in the language of the request.'),
  files: z
    .array(
      z.object({
        label: visibleText.max(200).describe('Label in the language of the request.'),
        url: z
          .string()
          .max(2048)
          .regex(/^[^\s\\]+$/)
          .refine((url) => !url.startsWith('//'))
          .describe('Address.'),
        mime: z.string().max(100).describe('Media type.'),
        size: z.number().int().positive().nullable().describe('Size in bytes, where it is known.'),
      }),
    )
    .min(1)
    .describe('Files to download.'),
});

export const plainBlocks = [
  pushBlock,
  faqBlock,
  tableBlock,
  quoteBlock,
  linksBlock,
  htmlBlock,
  downloadBlock,
  chartBlock,
] as const;

export const textRecord = z.object({
  type: z.literal('text').describe('Kind of block.'),
  markdown: z.string().describe('Text in Markdown.'),
});
/** A table of site data; responses hold a `table` block instead. */
export const dataTableRecord = z.object({
  type: z.literal('data_table').describe('Kind of block.'),
  source: z.enum(DATA_TABLES).describe('Source.'),
  caption: z.string().describe('Caption.'),
});

/** The response holds a tree. */
const textBlock = z.object({
  type: z.literal('text').describe('Kind of block.'),
  nodes: richText.describe('Text as a tree.'),
});

export const productsRecord = z.object({
  type: z.literal('products').describe('Kind of block.'),
  title: z.string().describe('Title in the language of the request.'),
  references: z.array(z.string()).describe('References of the products.'),
});
/** The response holds the cards of the products that the sales plan sells. */
const productsBlock = productsRecord
  .omit({ references: true })
  .extend({ products: z.array(productCard).describe('Products that belong to it.') });

/** Blocks with pictures: records name a scene, responses hold its picture. */
export const imageRecord = z.object({
  type: z.literal('image').describe('Kind of block.'),
  scene: scene.describe('Name of a picture of rooms.'),
  caption: title.nullable().describe('Caption.'),
});
const imageBlock = imageRecord
  .omit({ scene: true })
  .extend({ picture: scenePicture.describe('Picture; `null` for none.') });

export const imageTextRecord = z.object({
  type: z.literal('image_text').describe('Kind of block.'),
  scene: scene.describe('Name of a picture of rooms.'),
  side: z.enum(['left', 'right']).describe('Side of the picture.'),
  title: title.describe('Title in the language of the request.'),
  markdown: z.string().describe('Text in Markdown.'),
  link: link.nullable().describe('Link of the entity.'),
});
const imageTextBlock = imageTextRecord.omit({ scene: true, markdown: true }).extend({
  picture: scenePicture.describe('Picture; `null` for none.'),
  nodes: richText.describe('Text as a tree.'),
});

export const carouselRecord = z.object({
  type: z.literal('carousel').describe('Kind of block.'),
  title: title.describe('Title in the language of the request.'),
  slides: z
    .array(
      z.object({ scene: scene.describe('Name of a picture of rooms.'), caption: title.describe('Caption.') }),
    )
    .min(1)
    .describe('Pictures in their order.'),
});
const carouselBlock = carouselRecord.omit({ slides: true }).extend({
  slides: z
    .array(
      z.object({
        picture: scenePicture.describe('Picture; `null` for none.'),
        caption: title.describe('Caption.'),
      }),
    )
    .describe('Pictures in their order.'),
});

export const videoRecord = z.object({
  type: z.literal('video').describe('Kind of block.'),
  title: title.describe('Title in the language of the request.'),
  url: z
    .union([z.string().regex(/^videos\/[\w-]+\.(?:mp4|webm)$/), z.url({ protocol: /^https$/ })])
    .describe('Address.'),
  captions: z
    .string()
    .regex(/^videos\/[\w-]+\.vtt$/)
    .optional()
    .describe('Address of the captions file below the media address.'),
  duration: z.string().max(20).describe('Duration as it is shown, `4 min 20`.'),
  scene: scene.describe('Name of a picture of rooms.'),
});
const videoBlock = videoRecord
  .omit({ scene: true })
  .extend({ picture: scenePicture.nullable().describe('Picture; `null` for none.') });

export const pageBlock = z
  .discriminatedUnion('type', [
    ...plainBlocks,
    textBlock,
    productsBlock,
    imageBlock,
    imageTextBlock,
    carouselBlock,
    videoBlock,
    stepsBlock,
    placesBlock,
    beforeAfterBlock,
    coversBlock,
  ])
  .meta({ id: 'PageBlock', description: 'A block of a content page.' });
export type PageBlock = z.infer<typeof pageBlock>;
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;
