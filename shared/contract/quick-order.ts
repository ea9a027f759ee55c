import { z } from 'zod';
import { elementType } from './cart.ts';
import { identifier } from './common.ts';
import { price } from './product.ts';
import { replacement } from './spare-part.ts';

/** Lines of one list; how many there were beyond is said. */
export const MAX_LIST_LINES = 5000;
/** Characters of a list. */
export const MAX_LIST_LENGTH = 512 * 1024;
/** Longer lists are shown only where their text is corrected. */
export const MAX_SHOWN_SOURCE = 32 * 1024;
/** Columns that can be told apart on a page. */
export const MAX_LIST_COLUMNS = 40;

/** Names a stored list: 16 random bytes as base64url. Any holder of it may read the list. */
export const listKey = z.string().regex(/^[\w-]{22}$/);

/**
 * A pasted list, or one file in `files`: text, CSV or .xlsx. `list`: the one whose text the form was filled with; where
 * that text is unchanged a file takes its place.
 */
export const quickOrderForm = z.object({
  lines: z.string().max(MAX_LIST_LENGTH).optional(),
  list: listKey.optional(),
});
export type QuickOrderForm = z.infer<typeof quickOrderForm>;

export const storedList = z.object({ key: listKey });
export type StoredList = z.infer<typeof storedList>;

const column = z
  .number()
  .int()
  .min(0)
  .max(MAX_LIST_COLUMNS - 1);

/** Columns as the visitor confirmed them, counted from zero. Without a quantity each row asks for one piece. */
export const listColumns = z.object({
  has_head: z.boolean(),
  reference: column,
  quantity: column.nullable(),
});
export type ListColumns = z.infer<typeof listColumns>;

export const columnsForm = listColumns.extend({ key: listKey });
export type ColumnsForm = z.infer<typeof columnsForm>;

const LINE_FILTERS = ['all', 'attention', 'rest'] as const;
export const lineFilter = z.enum(LINE_FILTERS);
export type LineFilter = z.infer<typeof lineFilter>;

export const quickOrderQuery = z.object({
  key: listKey,
  page: z.coerce.number<number>().int().min(1).max(1000).default(1),
  /** `attention`: lines with something to say; `rest`: those nothing can be ordered for. */
  show: lineFilter.default('all'),
  /** Which articles `take` holds: a cart has room for one batch. */
  batch: z.coerce.number<number>().int().min(1).max(100).default(1),
  /** The text of a long list too. */
  with_source: z.enum(['1']).optional(),
  /** The columns are asked again, though they are known. */
  ask_columns: z.enum(['1']).optional(),
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
  /** An empty cell in a column of quantities. */
  'no_quantity',
  /** A known reference whose quantity cannot be told for certain. */
  'unclear',
  /** A code of a carton: how many pieces it holds is not known. */
  'packed',
  /** A code that a spreadsheet has rounded. */
  'shortened',
  /** A product without size or colour. */
  'choose',
  /** Sold on quotation. */
  'not_sold',
  'unknown',
]);
export type LineStatus = z.infer<typeof lineStatus>;

const quickOrderLine = z.object({
  line: z.number().int(),
  input: z.string(),
  quantity: z.number().int(),
  /** How many of them can be ordered: what is left where there are fewer, after the lines before. */
  ordered: z.number().int(),
  status: lineStatus,
  /** What the reference stands for, or what is sold instead; null where nothing bears it. */
  article: z
    .object({
      type: elementType,
      element_id: identifier,
      reference: z.string(),
      name: z.string(),
      price: price.nullable(),
    })
    .nullable(),
  /** Why that is another part than the one asked for. */
  replacement: replacement.nullable(),
  /** A product whose size and colour have to be chosen, or what is sold instead of one. */
  product: z
    .object({
      reference: z.string(),
      name: z.string(),
      path: z.string().nullable(),
      /** Name of what is sold instead of a former product, which `path` leads to. */
      replaced_by: z.string().nullable(),
    })
    .nullable(),
});
export type QuickOrderLine = z.infer<typeof quickOrderLine>;

/** A table whose columns have to be confirmed. */
const columnsQuestion = z.object({
  /** Cells of the first rows. */
  rows: z.array(z.array(z.string())),
  width: z.number().int(),
  total: z.number().int(),
  has_head: z.boolean(),
  reference: column.nullable(),
  quantity: column.nullable(),
});
export type ColumnsQuestion = z.infer<typeof columnsQuestion>;

const taken = z.object({
  batch: z.number().int(),
  batches: z.number().int(),
  elements: z.array(z.object({ type: elementType, element_id: identifier, quantity: z.number().int() })),
  /** Sum of this batch in the visitor's unit; null where a price is not shown. */
  total: price.pick({ tax: true, kind: true }).extend({ amount: z.number() }).nullable(),
});

const counts = z.object({
  lines: z.number().int(),
  /** Articles that can be ordered. */
  articles: z.number().int(),
  attention: z.number().int(),
  rest: z.number().int(),
  /** Lines without a reference: greetings, headings, carriage. */
  ignored: z.number().int(),
  left_out: z.number().int(),
});

export const quickOrder = z.object({
  key: listKey,
  /** The text as it was pasted; null where it is long and was not asked for. */
  source: z.string().nullable(),
  /** Null once the columns are certain; `read` is null until then. */
  question: columnsQuestion.nullable(),
  read: z
    .object({
      counts,
      lines: z.array(quickOrderLine),
      page: z.number().int(),
      pages: z.number().int(),
      take: taken,
      /** It is a table: its columns can be chosen again. */
      is_table: z.boolean(),
      /** Columns that were read: their names, where the table has a head. */
      columns: z.object({ reference: z.string(), quantity: z.string().nullable() }).nullable(),
    })
    .nullable(),
});
export type QuickOrder = z.infer<typeof quickOrder>;
export type QuickOrderRead = NonNullable<QuickOrder['read']>;
