import { z } from 'zod';
import { canonicalPaths } from './common.ts';
import { drawing } from './drawing.ts';
import { scenePicture } from './scene-picture.ts';

/** A promotional push: picture, tag, text and one link. */
export const push = z.object({
  cover: z.object({ url: z.string(), webp: z.string(), alt: z.string() }).nullable(),
  tag: z.string().nullable(),
  tag_banner: z.string().nullable(),
  text: z.string(),
  label_link: z.string(),
  url: z.string().nullable(),
  element: z.object({ url: z.string() }).nullable(),
  /** Of the product it is about: what stands there while there is no cover. */
  drawing: drawing.nullable(),
});
export type Push = z.infer<typeof push>;

const categoryFields = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  intro: z.string(),
  canonical: canonicalPaths,
  rechange: z.boolean(),
  /** Of the signature line: its address and its layout are that line's. */
  signature: z.boolean(),
  push_5: push.nullable(),
  /** At the head of its page. */
  picture: scenePicture.nullable(),
  exist_in: z.array(z.number().int()),
});

export type Category = z.infer<typeof categoryFields> & { childs: Category[] };

export const category: z.ZodType<Category> = categoryFields
  .extend({
    get childs() {
      return z.array(category);
    },
  })
  .meta({ id: 'Category' });
