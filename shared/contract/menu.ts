import { z } from 'zod';
import { identifier } from './common.ts';
import { visibleText } from './fields.ts';

/** A menu entry: a page by code or slug, an external address, or a heading for its children. */
const menuLeaf = z.object({
  label: z.string().describe('Label in the language of the request.'),
  type: z
    .enum(['code', 'external_url', 'no_destination'])
    .describe('Kind of destination: page by code, address elsewhere, or none.'),
  code: z.string().nullable().describe('Code of the page.'),
  slug: z.string().nullable().describe('Slug or address of the destination.'),
});

export type MenuItem = z.infer<typeof menuLeaf> & { childs: MenuItem[] };

export const menuItem: z.ZodType<MenuItem> = menuLeaf
  .extend({
    get childs() {
      return z.array(menuItem).describe('Entries below it.');
    },
  })
  .meta({ id: 'MenuItem', description: 'An entry of a menu with the entries below it.' });

export const menu = z
  .object({
    id: identifier.describe('Number of the entity.'),
    code: z.string().describe('Place of the menu on the page.'),
    items: z.array(menuItem).describe('Entries of the first level.'),
  })
  .meta({ id: 'Menu', description: 'A menu.' });
export type Menu = z.infer<typeof menu>;

const MAX_ITEMS = 50;
const leafRecord = menuLeaf.extend({
  label: visibleText.max(120).describe('Label in the language of the request.'),
  code: z.string().max(80).nullable().describe('Code, the same in every language.'),
  slug: z.string().max(2048).nullable().describe('Slug of the entity in the language of the request.'),
});
const withChilds = <Child extends z.ZodType>(child: Child) =>
  leafRecord.extend({ childs: z.array(child).max(MAX_ITEMS).describe('Entries below it.') });

/**
 * Fields that an operator writes. Entries have at most three levels, as menus show. `findMenuErrors` checks their
 * destinations in the language of the request.
 */
export const menuRecord = z.object({
  code: z
    .string()
    .regex(/^menu_[a-z_]{1,60}$/)
    .describe('Place of the menu on the page, such as `menu_header`.'),
  items: z
    .array(
      withChilds(
        withChilds(leafRecord.extend({ childs: z.array(z.never()).max(0).describe('Entries below it.') })),
      ),
    )
    .max(MAX_ITEMS)
    .describe('Entries of the first level.'),
});
