import { z } from 'zod';
import { elementType } from './cart-line.ts';
import { identifier } from './common.ts';
import { price } from './product.ts';
import { replacement } from './spare-part.ts';

/** Limit per list; further lines are counted and reported. */
export const MAX_LIST_LINES = 5000;
export const MAX_LIST_LENGTH = 512 * 1024;
/** Limit in characters: the text of a longer list is returned only on request. */
export const MAX_SHOWN_SOURCE = 32 * 1024;
export const MAX_LIST_COLUMNS = 40;

/** Key of a stored list: 16 random bytes as base64url. It grants read access. */
export const listKey = z.string().regex(/^[\w-]{22}$/);

/**
 * A pasted list, or one file in `files`: text, CSV or .xlsx. `list` names the stored list that filled the text; when
 * the text is unchanged, a file replaces it.
 */
export const quickOrderForm = z.object({
  lines: z.string().max(MAX_LIST_LENGTH).optional().describe('Pasted list, one article per line.'),
  list: listKey.optional().describe('Key of the stored list that the text was filled from.'),
});
export type QuickOrderForm = z.infer<typeof quickOrderForm>;

export const storedList = z.object({ key: listKey.describe('Key that reads the list.') });
export type StoredList = z.infer<typeof storedList>;

const column = z
  .number()
  .int()
  .min(0)
  .max(MAX_LIST_COLUMNS - 1);

/** Confirmed columns, counted from zero. */
export const listColumns = z.object({
  has_head: z.boolean().describe('The first row holds headings.'),
  reference: column.describe('Column of the reference, from 0.'),
  quantity: column.nullable().describe('Column of the quantity, from 0; one piece per row without it.'),
});
export type ListColumns = z.infer<typeof listColumns>;

export const columnsForm = listColumns.extend({ key: listKey.describe('Key of the list.') });
export type ColumnsForm = z.infer<typeof columnsForm>;

const LINE_FILTERS = ['all', 'attention', 'rest'] as const;
export const lineFilter = z.enum(LINE_FILTERS);
export type LineFilter = z.infer<typeof lineFilter>;

export const quickOrderQuery = z.object({
  key: listKey.describe('Key of the list.'),
  page: z.coerce.number<number>().int().min(1).max(1000).default(1).describe('Number of the page, from 1.'),
  show: lineFilter
    .default('all')
    .describe('All lines, those with a remark, or those that cannot be ordered.'),
  batch: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(100)
    .default(1)
    .describe('Batch of articles that `take` holds.'),
  with_source: z.enum(['1']).optional().describe('Returns the text of a long list too.'),
  ask_columns: z.enum(['1']).optional().describe('Asks for the columns again.'),
});
export type QuickOrderQuery = z.infer<typeof quickOrderQuery>;

const lineStatus = z.enum([
  'ok',
  'on_order',
  'short_stock',
  'out_of_stock',
  'replaced',
  'obsolete',
  'repeated',
  'bad_quantity',
  /** Empty cell in the quantity column. */
  'no_quantity',
  /** Known reference with an ambiguous quantity. */
  'unclear',
  /** Code of a carton with an unknown number of pieces. */
  'packed',
  /** Code rounded by a spreadsheet. */
  'shortened',
  /** Product without size or colour. */
  'choose',
  'not_sold',
  'unknown',
]);
export type LineStatus = z.infer<typeof lineStatus>;

const quickOrderLine = z
  .object({
    line: z.number().int().describe('Number of the line in the list.'),
    input: z.string().describe('Text of the line.'),
    quantity: z.number().int().describe('Quantity of the line.'),
    ordered: z.number().int().describe('Quantity that can be ordered.'),
    status: lineStatus.describe('Result of the line.'),
    article: z
      .object({
        type: elementType.describe('Kind of element.'),
        element_id: identifier.describe('Number of the element.'),
        reference: z.string().describe('Reference by which it is ordered.'),
        name: z.string().describe('Name in the language of the request.'),
        price: price
          .nullable()
          .describe('Price for the sales plan of the request; `null` when none may be shown.'),
      })
      .nullable()
      .describe('Article of the reference, or the one sold instead.'),
    replacement: replacement.nullable().describe('Reason why another part is sold.'),
    product: z
      .object({
        reference: z.string().describe('Reference by which it is ordered.'),
        name: z.string().describe('Name in the language of the request.'),
        path: z.string().nullable().describe('Path of its page.'),
        replaced_by: z.string().nullable().describe('Name of the product that has replaced it.'),
      })
      .nullable()
      .describe('Product whose size and colour must be chosen.'),
  })
  .meta({ id: 'QuickOrderLine', description: 'A line of a quick order.' });
export type QuickOrderLine = z.infer<typeof quickOrderLine>;

/** A table whose columns must be confirmed. */
const columnsQuestion = z.object({
  rows: z.array(z.array(z.string())).describe('Cells of the first rows.'),
  width: z.number().int().describe('Number of columns.'),
  total: z.number().int().describe('Number of rows.'),
  has_head: z.boolean().describe('The first row seems to hold headings.'),
  reference: column.nullable().describe('Presumed column of the reference.'),
  quantity: column.nullable().describe('Presumed column of the quantity.'),
});
export type ColumnsQuestion = z.infer<typeof columnsQuestion>;

const taken = z.object({
  batch: z.number().int().describe('Number of the batch.'),
  batches: z.number().int().describe('Number of batches.'),
  elements: z
    .array(
      z.object({
        type: elementType.describe('Kind of element.'),
        element_id: identifier.describe('Number of the element.'),
        quantity: z.number().int().describe('Number of pieces.'),
      }),
    )
    .describe('Elements of the batch, for `addCartLines`.'),
  total: price
    .pick({ tax: true, kind: true })
    .extend({ amount: z.number().describe('Amount in euros.') })
    .nullable()
    .describe('Total of the batch; `null` where a price is not shown.'),
});

const counts = z.object({
  lines: z.number().int().describe('Number of lines.'),
  articles: z.number().int().describe('Number of articles that can be ordered.'),
  attention: z.number().int().describe('Number of lines with a remark.'),
  rest: z.number().int().describe('Number of lines that cannot be ordered.'),
  ignored: z.number().int().describe('Number of lines without a reference.'),
  left_out: z.number().int().describe('Number of lines beyond the limit.'),
});

export const quickOrder = z
  .object({
    key: listKey.describe('Key of the list.'),
    source: z.string().nullable().describe('Text of the list; `null` where it is long.'),
    question: columnsQuestion.nullable().describe('Columns to confirm; `null` once they are known.'),
    read: z
      .object({
        counts: counts.describe('Numbers of lines.'),
        lines: z.array(quickOrderLine).describe('Lines of the page.'),
        page: z.number().int().describe('Number of the page.'),
        pages: z.number().int().describe('Number of pages.'),
        take: taken.describe('Articles of a batch.'),
        is_table: z.boolean().describe('The list is a table whose columns can be chosen again.'),
        columns: z
          .object({
            reference: z.string().describe('Reference by which it is ordered.'),
            quantity: z.string().nullable().describe('Heading of the quantity.'),
          })
          .nullable()
          .describe('Names of the columns that were read.'),
      })
      .nullable()
      .describe('The list as it was read; `null` until the columns are known.'),
  })
  .meta({ id: 'QuickOrder', description: 'A stored list as it was read.' });
export type QuickOrder = z.infer<typeof quickOrder>;
export type QuickOrderRead = NonNullable<QuickOrder['read']>;
