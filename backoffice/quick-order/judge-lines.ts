import type { LineStatus, QuickOrderLine } from '#shared/contract/quick-order.ts';
import type { Replacement } from '#shared/contract/spare-part.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import { articleKeys } from './article-keys.ts';
import type { Found } from './find-articles.ts';
import { factKey, type ArticleFacts } from './read-facts.ts';
import type { ReadLine } from './read-list.ts';
import { readPieces } from './read-pieces.ts';

export type JudgedLine = Omit<QuickOrderLine, 'article' | 'replacement'> & {
  article: ArticleFacts | null;
  replacement: Replacement | null;
  /** Reference and quantity as typed. */
  typed: { reference: string; amount: string };
};

export type Knowledge = { found: ReadonlyMap<string, Found>; facts: ReadonlyMap<string, ArticleFacts> };

/**
 * Decides for each line what would be ordered. Lines of one article share its stock. Uncertain lines order
 * nothing; lines without a reference are skipped.
 */
export function judgeLines(lines: readonly ReadLine[], { found, facts }: Knowledge): JudgedLine[] {
  const before = new Map<string, number>();
  return lines.flatMap((line): JudgedLine[] => {
    const { reading, input } = line;
    if (reading.kind === 'none') return [];
    const { hit, isPacked } = lookUp(reading.reference, found);
    const amount = 'amount' in reading ? reading.amount : '';
    const quantity = toQuantity(amount);
    const none = {
      line: line.line,
      input,
      quantity: quantity ?? 0,
      ordered: 0,
      article: null,
      replacement: null,
      product: null,
      typed: { reference: reading.kind === 'unclear' ? input : reading.reference, amount },
    };
    if (reading.kind === 'shortened') return [{ ...none, status: 'shortened' }];
    if (!hit) return [{ ...none, status: 'unknown' }];
    if (!('id' in hit)) {
      const { reference, name, path, replacedBy } = hit;
      const status = hit.kind === 'former' && path === null ? 'obsolete' : 'choose';
      return [{ ...none, product: { reference, name, path, replaced_by: replacedBy }, status }];
    }
    const named = facts.get(factKey({ type: hit.kind, id: hit.id }));
    const replacement = named?.status === 'obsolete' ? named.replacement : null;
    const article = replacement ? facts.get(`part.${replacement.element_id}`) : named;
    if (!article) return [{ ...none, status: 'unknown' }];
    const doubt = doubtOf(reading.kind, isPacked, quantity);
    const key = factKey(article);
    const taken = before.get(key) ?? 0;
    const left = Math.min(article.stock, MAX_QUANTITY) - taken;
    const status =
      doubt ??
      statusOf({
        article,
        quantity: quantity ?? 0,
        left,
        isRepeated: before.has(key),
        isReplaced: replacement !== null,
      });
    const ordered = NOTHING.has(status) ? 0 : Math.max(0, Math.min(quantity ?? 0, left));
    if (ordered > 0) before.set(key, taken + ordered);
    return [{ ...none, ordered, article, replacement, status }];
  });
}

/** Statuses that order nothing, whatever the stock. */
const NOTHING: ReadonlySet<LineStatus> = new Set<LineStatus>([
  'unknown',
  'bad_quantity',
  'no_quantity',
  'unclear',
  'packed',
  'shortened',
  'choose',
  'not_sold',
  'obsolete',
  'out_of_stock',
]);

/** Lines that must be corrected or ordered in another way. */
export function isRest({ ordered }: Pick<JudgedLine, 'ordered'>): boolean {
  return ordered === 0;
}

function lookUp(text: string, found: Knowledge['found']): { hit: Found | undefined; isPacked: boolean } {
  const { own, packed } = articleKeys(text);
  const key = own.find((one) => found.has(one));
  if (key !== undefined) return { hit: found.get(key), isPacked: false };
  const hit = packed === undefined ? undefined : found.get(packed);
  return { hit, isPacked: hit !== undefined };
}

/** True for a known reference. */
export function isKnownText(text: string, found: Knowledge['found']): boolean {
  return lookUp(text, found).hit !== undefined;
}

/** A quantity of at least one; undefined for any other text. */
function toQuantity(amount: string): number | undefined {
  if (amount === '') return 1;
  const quantity = readPieces(amount);
  return typeof quantity === 'number' && quantity > 0 ? quantity : undefined;
}

function doubtOf(kind: string, isPacked: boolean, quantity: number | undefined): LineStatus | undefined {
  if (isPacked) return 'packed';
  if (kind === 'unclear' || kind === 'no_quantity') return kind;
  return quantity === undefined ? 'bad_quantity' : undefined;
}

type Asked = {
  article: ArticleFacts;
  quantity: number;
  /** Stock left by earlier lines. */
  left: number;
  isRepeated: boolean;
  isReplaced: boolean;
};

function statusOf({ article, quantity, left, isRepeated, isReplaced }: Asked): LineStatus {
  if (article.status === 'obsolete') return 'obsolete';
  if (!article.isSold) return 'not_sold';
  if (article.stock <= 0) return 'out_of_stock';
  // A cart line has a maximum quantity, whatever the stock.
  if (quantity > left && article.stock >= MAX_QUANTITY) return 'bad_quantity';
  if (quantity > left) return 'short_stock';
  if (isRepeated) return 'repeated';
  if (isReplaced) return 'replaced';
  return article.status === 'on_order' ? 'on_order' : 'ok';
}
