import { z } from 'zod';
import { identifier } from './common.ts';
import { linkUrl, visibleText } from './fields.ts';
import { productCard } from './product.ts';
import { pageSummary } from './page.ts';
import { pictureFocus } from './picture-focus.ts';
import { scenePicture } from './scene-picture.ts';

const link = z.object({
  label: visibleText.describe('Label in the language of the request.'),
  url: linkUrl.describe('Address of the link.'),
});

export const slide = z
  .object({
    id: identifier.describe('Number of the entity.'),
    title: visibleText.describe('Title in the language of the request.'),
    text: z.string().describe('Text in the language of the request.'),
    link: link.describe('Link of the entity.'),
    product: productCard.nullable().describe('Product on the slide.'),
    picture: scenePicture
      .nullable()
      .describe('Picture that fills the slide; without one the product is drawn.'),
    focus: pictureFocus
      .nullable()
      .describe('Points of the picture that its crops leave in sight; `null` for the usual ones.'),
  })
  .meta({ id: 'Slide', description: 'A slide at the head of the home page.' });
export type Slide = z.infer<typeof slide>;

const need = z.object({
  title: visibleText.describe('Title in the language of the request.'),
  text: z.string().describe('Text in the language of the request.'),
  url: linkUrl.describe('Address of the link.'),
  drawing: z.string().describe('Name of the drawing.'),
});
const task = z.object({
  title: visibleText.describe('Title in the language of the request.'),
  text: z.string().describe('Text in the language of the request.'),
  url: linkUrl.describe('Address of the link.'),
  icon: z.string().describe('Name of the icon.'),
});

export const home = z
  .object({
    id: identifier.describe('Number of the entity.'),
    title: z.string().describe('Title in the language of the request.'),
    description: z.string().describe('Description for search engines.'),
    needs: z
      .object({
        title: z.string().describe('Title in the language of the request.'),
        text: z.string().describe('Text in the language of the request.'),
        items: z.array(need).describe('Needs in their order.'),
      })
      .nullable()
      .describe('Entries by need.'),
    tasks: z.array(task).describe('Shortcuts to tasks.'),
    classics: z
      .object({
        title: z.string().describe('Title in the language of the request.'),
        text: z.string().describe('Text in the language of the request.'),
        products: z.array(productCard).describe('Products that belong to it.'),
      })
      .describe('Selected products.'),
    advice: z
      .object({
        title: z.string().describe('Title in the language of the request.'),
        pages: z.array(pageSummary).describe('Articles in their order.'),
      })
      .describe('Selected articles.'),
    signature: z
      .object({
        title: z.string().describe('Title in the language of the request.'),
        text: z.string().describe('Text in the language of the request.'),
        link: link.describe('Link of the entity.'),
        product: productCard.describe('Product shown.'),
        picture: scenePicture.nullable().describe('Picture; `null` for none.'),
      })
      .nullable()
      .describe('Product of the signature line.'),
  })
  .meta({ id: 'HomePage', description: 'The home page of an audience.' });
export type Home = z.infer<typeof home>;
