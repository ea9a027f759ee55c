import { z } from 'zod';
import { identifier } from './common.ts';

/** One entry of a menu: a page by code or slug, an outside address, or nothing but its children. */
const menuLeaf = z.object({
  label: z.string(),
  type: z.enum(['code', 'external_url', 'no_destination']),
  code: z.string().nullable(),
  slug: z.string().nullable(),
});

export type MenuItem = z.infer<typeof menuLeaf> & { childs: MenuItem[] };

export const menuItem: z.ZodType<MenuItem> = menuLeaf
  .extend({
    get childs() {
      return z.array(menuItem);
    },
  })
  .meta({ id: 'MenuItem' });

export const menu = z.object({ id: identifier, code: z.string(), items: z.array(menuItem) });
export type Menu = z.infer<typeof menu>;
