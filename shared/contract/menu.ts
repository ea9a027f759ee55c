import { z } from 'zod';
import { identifier } from './common.ts';
import { visibleText } from './fields.ts';

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

const MAX_ITEMS = 50;
const leafRecord = menuLeaf.extend({
  label: visibleText.max(120),
  code: z.string().max(80).nullable(),
  slug: z.string().max(2048).nullable(),
});
const withChilds = <Child extends z.ZodType>(child: Child) =>
  leafRecord.extend({ childs: z.array(child).max(MAX_ITEMS) });

/**
 * What an operator writes of a menu: as deep as menus are shown, a bar, what it opens and what stands below that. What
 * its items lead to is judged in the language of the call (`findMenuFaults`).
 */
export const menuRecord = z.object({
  code: z.string().regex(/^menu_[a-z_]{1,60}$/),
  items: z
    .array(withChilds(withChilds(leafRecord.extend({ childs: z.array(z.never()).max(0) }))))
    .max(MAX_ITEMS),
});
