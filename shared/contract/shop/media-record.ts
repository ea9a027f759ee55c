import { z } from 'zod';
import { idParameter } from '../common.ts';
import { visibleText } from '../fields.ts';

/** Types of files that operators upload, recognised by their content. */
export const MEDIA_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
} as const satisfies Record<string, readonly string[]>;
export type MediaType = keyof typeof MEDIA_TYPES;

/** Type of whole pictures for the screens of operators. */
export const WHOLE_PICTURE_TYPE = 'image/webp';

const MEGABYTE = 1024 ** 2;
/** Limit of an uploaded file, that of an import. */
export const MAX_MEDIA_BYTES = 40 * MEGABYTE;

/** Names that every file system takes: without control characters, and neither hidden nor `..`. */
const PLACE = /^(?:media|media\/scenes|documents)\/[^\s./\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]*$/u;

const path = z
  .string()
  .max(160)
  .normalize('NFC')
  .regex(PLACE)
  .describe(
    'Path in the folder of the shop: `media/lame-1.jpg`, `media/scenes/salon.jpg`, `documents/catalogue.pdf`. The name of a picture says what it shows: a product by key, key and colour, or reference, with a number.',
  );
const fraction = z.number().min(0).max(1);
const alternative = visibleText.max(300).nullable();

/** A picture or a document of a shop, without its bytes. */
export const mediaRecord = z.strictObject({
  path,
  focus: z
    .strictObject({
      x: fraction.describe('Share of the width, from the left.'),
      y: fraction.describe('Share of the height, from the top.'),
    })
    .nullable()
    .describe('The point around which galleries cut the picture; `null` for the whole picture.'),
  alt: z
    .strictObject({
      fr: alternative.describe('Text in French; `null`: the product describes the picture.'),
      en: alternative.describe('Text in English; `null`: the product describes the picture.'),
    })
    .describe('Alternative text of the picture.'),
  file: z
    .strictObject({
      hash: z
        .string()
        .regex(/^[\da-f]{64}$/)
        .describe('SHA-256 of the bytes.'),
      bytes: z.number().int().min(1).describe('Length in bytes.'),
    })
    .describe('The stored bytes. `PUT /media` takes them as they are; `PUT /media/file` replaces them.'),
});
export type MediaRecord = z.infer<typeof mediaRecord>;

/** Fields of the form of a new file. */
export const newMedia = z.strictObject({ path });

/** Fields of the form that replaces the bytes of a file. */
export const replacedMedia = z.strictObject({ id: idParameter.describe('Number of the file.') });
