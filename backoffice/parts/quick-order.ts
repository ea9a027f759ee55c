import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import {
  QUICK_ORDER_LINES,
  type Part,
  type QuickOrderAnswer,
  type QuickOrderLine,
} from '#shared/contract/spare-part.ts';
import { readOrderLines } from '#shared/domain/order-lines.ts';
import { plateKey } from '#shared/domain/plate-key.ts';
import { readParts } from './read-parts.ts';

type Found = { id: number; stock: number; status: string };

/** What would come of lines of references and quantities, one by one; nothing is put in a cart. */
export async function readQuickOrder(
  db: Kysely<Schema>,
  scope: Scope,
  text: string,
): Promise<QuickOrderAnswer> {
  const all = readOrderLines(text);
  const lines = all.slice(0, QUICK_ORDER_LINES);
  const keys = [...new Set(lines.map(({ reference }) => plateKey(reference)))];
  const byKey = await findAll(db, scope, keys);
  const parts = await readParts(db, scope, [...new Set([...byKey.values()].map(({ id }) => id))]);
  const successors = await readParts(
    db,
    scope,
    parts.flatMap(({ replacement }) => replacement?.element_id ?? []),
  );
  const byId = new Map([...parts, ...successors].map((part) => [part.element_id, part]));
  const stocks = await readStocks(db, [...byId.keys()]);
  const asked = new Map<number, number>();
  return {
    lines: lines.map((line): QuickOrderLine => {
      const named = byId.get(byKey.get(plateKey(line.reference))?.id ?? 0);
      const replacement = named?.status === 'obsolete' ? named.replacement : null;
      const part = replacement ? byId.get(replacement.element_id) : named;
      const before = asked.get(part?.element_id ?? 0);
      const isLimited = part?.status !== 'on_order';
      const left = isLimited ? (stocks.get(part?.element_id ?? 0) ?? 0) - (before ?? 0) : Infinity;
      const isReplaced = replacement !== null;
      const status = statusOf({
        part,
        quantity: line.quantity,
        left,
        isRepeated: before !== undefined,
        isReplaced,
      });
      const ordered = NOTHING.has(status) ? 0 : Math.min(line.quantity ?? 0, left);
      if (part && ordered > 0) asked.set(part.element_id, (before ?? 0) + ordered);
      return {
        line: line.line,
        input: line.input,
        quantity: line.quantity ?? 0,
        ordered,
        status,
        part: part ?? null,
        replacement,
      };
    }),
    left_out: all.length - lines.length,
  };
}

type Status = QuickOrderLine['status'];

/** Of these nothing can be ordered. */
const NOTHING: ReadonlySet<Status> = new Set<Status>(['unknown', 'bad_quantity', 'obsolete', 'out_of_stock']);

type Sought = {
  part: Pick<Part, 'status'> | undefined;
  quantity: number | undefined;
  /** What the lines before it leave. */
  left: number;
  isRepeated: boolean;
  isReplaced: boolean;
};

function statusOf({ part, quantity, left, isRepeated, isReplaced }: Sought): Status {
  if (!part) return 'unknown';
  if (part.status === 'obsolete') return 'obsolete';
  if (quantity === undefined) return 'bad_quantity';
  if (left <= 0 && !isRepeated) return 'out_of_stock';
  if (quantity > left) return 'short_stock';
  if (isRepeated) return 'repeated';
  if (isReplaced) return 'replaced';
  return part.status === 'on_order' ? 'on_order' : 'ok';
}

async function findAll(db: Kysely<Schema>, scope: Scope, keys: string[]): Promise<Map<string, Found>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('part_key')
    .innerJoin('part', 'part.id', 'part_key.part_id')
    .where('part_key.key', 'in', keys)
    .where('part.site_id', '=', scope.siteId)
    .select(['part_key.key', 'part.id', 'part.stock', 'part.status'])
    .execute();
  return new Map(rows.map(({ key, ...found }) => [key, found]));
}

async function readStocks(db: Kysely<Schema>, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('part').select(['id', 'stock']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}
