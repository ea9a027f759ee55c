import { z } from 'zod';
import { canonicalPaths, identifier, linkedPaths } from './common.ts';
import { drawing } from './drawing.ts';
import { linkUrl, mediaPath, visibleText } from './fields.ts';
import { scenePicture } from './scene-picture.ts';

/** A promotional push: picture, tag, text and one link. */
export const push = z.object({
  cover: z.object({ url: mediaPath, webp: mediaPath, alt: z.string() }).nullable(),
  tag: z.string().nullable(),
  tag_banner: z.string().nullable(),
  text: z.string(),
  label_link: z.string(),
  url: linkUrl.nullable(),
  element: z.object({ url: linkUrl }).nullable(),
  /** Of the product it is about: what stands there while there is no cover. */
  drawing: drawing.nullable(),
});
export type Push = z.infer<typeof push>;

const categoryFields = z.object({
  id: identifier,
  name: visibleText,
  slug: z.string(),
  intro: z.string(),
  canonical: linkedPaths,
  rechange: z.boolean(),
  /** Of the signature line: its address and its layout are that line's. */
  signature: z.boolean(),
  push_5: push.nullable(),
  /** At the head of its page. */
  picture: scenePicture.nullable(),
  exist_in: z.array(z.number().int()),
});

export type Category = z.infer<typeof categoryFields> & { childs: Category[] };

/** A category as lists and trees show it. */
export const category: z.ZodType<Category> = categoryFields
  .extend({
    get childs() {
      return z.array(category);
    },
  })
  .meta({ id: 'Category' });

/** A category by its number: its own page shows it, whatever its name and paths are. */
export const oneCategory = categoryFields.extend({
  name: z.string(),
  canonical: canonicalPaths,
  childs: z.array(category),
});
