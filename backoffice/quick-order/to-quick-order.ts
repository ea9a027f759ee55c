import { MAX_CART_LINES } from '#shared/contract/cart.ts';
import {
  MAX_LIST_COLUMNS,
  MAX_SHOWN_SOURCE,
  type ColumnsQuestion,
  type LineFilter,
  type QuickOrder,
  type QuickOrderQuery,
  type QuickOrderRead,
} from '#shared/contract/quick-order.ts';
import type { Guess } from './guess-columns.ts';
import { isRest, type JudgedLine } from './judge-lines.ts';
import type { ParsedList } from './parse-list.ts';
import { factKey, type ArticleFacts } from './read-facts.ts';
import type { ReadOrder } from './read-order.ts';

const LINES_A_PAGE = 50;
const SHOWN_ROWS = 6;
const MAX_CELL = 60;
const CENTS = 100;
/** Statuses of lines without a problem. */
const PLAIN = new Set<string>(['ok', 'on_order']);

/** Response for a list: a page of its lines with totals, or the columns to confirm. */
export function toQuickOrder(
  { key, source, order }: { key: string; source: string; order: ReadOrder },
  query: Pick<QuickOrderQuery, 'page' | 'show' | 'batch' | 'with_source'>,
): QuickOrder {
  const isSourceShown = source.length <= MAX_SHOWN_SOURCE || query.with_source !== undefined;
  return {
    key,
    source: isSourceShown ? source : null,
    question: order.kind === 'question' ? toQuestion(order.parsed, order.guess) : null,
    read: order.kind === 'read' ? toRead(order, query) : null,
  };
}

function toQuestion({ rows, width }: ParsedList, guess: Guess): ColumnsQuestion {
  return {
    rows: rows
      .slice(0, SHOWN_ROWS)
      .map(({ cells }) => cells.slice(0, MAX_LIST_COLUMNS).map((cell) => cell.slice(0, MAX_CELL))),
    width: Math.min(width, MAX_LIST_COLUMNS),
    total: rows.length,
    has_head: guess.hasHead,
    reference: inSight(guess.reference),
    quantity: inSight(guess.quantity),
  };
}

function inSight(column: number | null): number | null {
  return column !== null && column < MAX_LIST_COLUMNS ? column : null;
}

function toRead(
  order: Extract<ReadOrder, { kind: 'read' }>,
  { page, show, batch }: Pick<QuickOrderQuery, 'page' | 'show' | 'batch'>,
): QuickOrderRead {
  const { lines, parsed, columns } = order;
  const shown = lines.filter((line) => isShown(line, show));
  const pages = Math.max(1, Math.ceil(shown.length / LINES_A_PAGE));
  const current = Math.min(page, pages);
  const head = columns?.hasHead ? (parsed.rows[0]?.cells ?? []) : undefined;
  return {
    counts: {
      lines: lines.length,
      articles: articlesOf(lines).length,
      attention: lines.filter((line) => isShown(line, 'attention')).length,
      rest: lines.filter(isRest).length,
      ignored: order.ignored,
      left_out: order.leftOut,
    },
    lines: shown.slice((current - 1) * LINES_A_PAGE, current * LINES_A_PAGE).map(toLine),
    page: current,
    pages,
    take: takeOf(lines, batch),
    is_table: parsed.kind === 'table' && parsed.width > 1,
    columns: head && columns ? namesOf(head, columns) : null,
  };
}

function namesOf(
  head: readonly string[],
  { reference, quantity }: { reference: number; quantity: number | null },
): { reference: string; quantity: string | null } {
  return { reference: head[reference] ?? '', quantity: quantity === null ? null : (head[quantity] ?? '') };
}

function isShown(line: JudgedLine, show: LineFilter): boolean {
  if (show === 'rest') return isRest(line);
  return show === 'all' || isRest(line) || !PLAIN.has(line.status);
}

function toLine({ article, typed: _typed, ...line }: JudgedLine): QuickOrderRead['lines'][number] {
  if (!article) return { ...line, article };
  const { type, id, reference, name, price } = article;
  return { ...line, article: { type, element_id: id, reference, name, price } };
}

type Ordered = { article: ArticleFacts; quantity: number };

/** Articles with the total quantity of their lines, in the list's order. */
function articlesOf(lines: readonly JudgedLine[]): Ordered[] {
  const articles = new Map<string, Ordered>();
  for (const { article, ordered } of lines) {
    if (!article || ordered === 0) continue;
    const key = factKey(article);
    articles.set(key, { article, quantity: (articles.get(key)?.quantity ?? 0) + ordered });
  }
  return [...articles.values()];
}

/** One batch of articles, as many as a cart can hold. */
function takeOf(lines: readonly JudgedLine[], batch: number): QuickOrderRead['take'] {
  const all = articlesOf(lines);
  const batches = Math.max(1, Math.ceil(all.length / MAX_CART_LINES));
  const current = Math.min(batch, batches);
  const some = all.slice((current - 1) * MAX_CART_LINES, current * MAX_CART_LINES);
  return {
    batch: current,
    batches,
    elements: some.map(({ article: { type, id }, quantity }) => ({ type, element_id: id, quantity })),
    total: totalOf(some),
  };
}

function totalOf(ordered: readonly Ordered[]): QuickOrderRead['take']['total'] {
  const [first] = ordered;
  if (!first?.article.price || ordered.some(({ article }) => !article.price)) return null;
  const { tax, kind } = first.article.price;
  const cents = ordered.reduce(
    (sum, { article, quantity }) => sum + Math.round((article.price?.value ?? 0) * CENTS) * quantity,
    0,
  );
  return { amount: cents / CENTS, tax, kind };
}
