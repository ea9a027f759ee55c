import { z } from 'zod';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { drawing } from './drawing.ts';
import { linkUrl, mediaPath, visibleText } from './fields.ts';
import { scenePicture } from './scene-picture.ts';

export const push = z
  .object({
    cover: z
      .object({
        url: mediaPath.describe('Address of the file below the media address.'),
        webp: mediaPath.describe('Address of the WebP file below the media address.'),
        alt: z.string().describe('Alternative text of the picture.'),
      })
      .nullable()
      .describe('Picture of the push.'),
    tag: z.string().nullable().describe('Short label above the text.'),
    tag_banner: z.string().nullable().describe('Label across the picture.'),
    text: z.string().describe('Text in the language of the request.'),
    label_link: z.string().describe('Label of the link.'),
    url: linkUrl.nullable().describe('Address of the link.'),
    element: z
      .object({ url: linkUrl.describe('Address.') })
      .nullable()
      .describe('Page of the link, where the push is about an entity.'),
    drawing: drawing.nullable().describe('Drawing of its product, shown without a picture.'),
  })
  .meta({ id: 'Push', description: 'A promotional push with picture, text and one link.' });
export type Push = z.infer<typeof push>;

const categoryFields = z.object({
  id: identifier.describe('Number of the entity.'),
  name: visibleText.describe('Name in the language of the request.'),
  slug: z.string().describe('Slug of the entity in the language of the request.'),
  intro: z.string().describe('Introductory text.'),
  canonical: linkedPaths.describe('Canonical path for each audience.'),
  rechange: z.boolean().describe('The category offers spare parts.'),
  signature: z.boolean().describe('`name` and `reference` are `null` when no element has this number.'),
  push_5: push.nullable().describe('Promotional push among its products.'),
  picture: scenePicture.nullable().describe('Picture at the head of its page.'),
  exist_in: z.array(z.number().int()).describe('Numbers of the sales plans that list the entity.'),
});

export type Category = z.infer<typeof categoryFields> & { childs: Category[] };

export const category: z.ZodType<Category> = categoryFields
  .extend({
    get childs() {
      return z.array(category).describe('Categories below it.');
    },
  })
  .meta({ id: 'Category', description: 'A category with the categories below it.' });

/** A category on its own page, which renders even with an empty name or without paths. */
export const oneCategory = categoryFields.extend({
  name: z.string().describe('Name in the language of the request.'),
  canonical: canonicalPaths.describe('Canonical path for each audience.'),
  childs: z.array(category).describe('Categories below it.'),
});
