import { z } from 'zod';
import { identifier } from './common.ts';
import { linkUrl, visibleText } from './fields.ts';
import { productCard } from './product.ts';
import { pageSummary } from './page.ts';
import { scenePicture } from './scene-picture.ts';

const link = z.object({ label: visibleText, url: linkUrl });

/** One picture of the home page's head, with the product it shows. */
export const slide = z.object({
  id: identifier,
  title: visibleText,
  text: z.string(),
  link,
  product: productCard.nullable(),
  /** Fills the head; without one the product is drawn. */
  picture: scenePicture.nullable(),
});
export type Slide = z.infer<typeof slide>;

const need = z.object({ title: visibleText, text: z.string(), url: linkUrl, drawing: z.string() });
const task = z.object({ title: visibleText, text: z.string(), url: linkUrl, icon: z.string() });

export const home = z.object({
  id: identifier,
  title: z.string(),
  description: z.string(),
  needs: z.object({ title: z.string(), text: z.string(), items: z.array(need) }).nullable(),
  tasks: z.array(task),
  classics: z.object({ title: z.string(), text: z.string(), products: z.array(productCard) }),
  advice: z.object({ title: z.string(), pages: z.array(pageSummary) }),
  signature: z
    .object({
      title: z.string(),
      text: z.string(),
      link,
      product: productCard,
      picture: scenePicture.nullable(),
    })
    .nullable(),
});
export type Home = z.infer<typeof home>;
