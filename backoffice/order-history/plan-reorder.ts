import type { Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import { stockOf } from '#backoffice/cart/allot-stock.ts';
import { elementKey } from '#backoffice/cart/element-key.ts';
import type { SoldElement } from '#backoffice/cart/priced-cart.ts';
import { readElements } from '#backoffice/cart/read-elements.ts';
import type { ElementScope } from '#backoffice/cart/element-scope.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OrderLine, OrderRecord } from '#backoffice/orders/read-order.ts';
import type { ElementType } from '#shared/contract/cart.ts';
import type { ReorderLine, ReorderPlan } from '#shared/contract/reorder.ts';

const CENTS = 100;

type Elements = Map<string, SoldElement>;
type ArticleKey = { type: ElementType; elementId: number };

/** Current price, stock and successor of each ordered article. */
export async function planReorder(
  db: Kysely<Schema>,
  scope: ElementScope,
  { lines }: Pick<OrderRecord, 'lines'>,
): Promise<ReorderPlan> {
  const summed = sumUp(lines);
  const elements = await readElements(db, scope, summed.map(keyOf));
  const successors = [...elements.values()].flatMap(({ type, replacedBy }) =>
    replacedBy ? [{ type, elementId: replacedBy.elementId }] : [],
  );
  const all = new Map([...elements, ...(await readElements(db, scope, successors))]);
  const reasons = await readReasons(db, scope, successors.length > 0 ? summed.map(keyOf) : []);
  return {
    lines: summed.map((line) => {
      const planned = planLine(line, all);
      return planned.outcome === 'replaced'
        ? { ...planned, why: reasons.get(line.elementId) ?? null }
        : planned;
    }),
  };
}

/** Merges lines of one article from different exploded views. */
function sumUp(lines: readonly OrderLine[]): OrderLine[] {
  const byKey = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = elementKey(keyOf(line));
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}

function planLine(line: OrderLine, elements: Elements): ReorderLine {
  const { reference, name, quantity, unit } = line;
  const common = { reference, name, quantity, why: null, unit_then: unit / CENTS };
  const nothing = (outcome: ReorderLine['outcome']): ReorderLine => ({
    ...common,
    outcome,
    added: null,
    unit_now: null,
  });
  const element = elements.get(elementKey(keyOf(line)));
  if (!element) return nothing('gone');
  const successor =
    element.replacedBy &&
    elements.get(elementKey({ type: element.type, elementId: element.replacedBy.elementId }));
  const isGone = stockOf(element) === 0;
  const taken = isGone && successor && stockOf(successor) > 0 ? successor : element;
  if (taken.unit === null) return nothing('not_for_sale');
  const there = Math.min(quantity, stockOf(taken));
  if (there === 0) return nothing(element.status === 'obsolete' ? 'gone' : 'out_of_stock');
  return {
    ...common,
    outcome: taken === element ? (there < quantity ? 'reduced' : 'same') : 'replaced',
    added: {
      type: taken.type,
      element_id: taken.elementId,
      reference: taken.reference,
      name: taken.name,
      quantity: there,
    },
    unit_now: taken.unit / CENTS,
  };
}

/** Reasons for the replacement of parts, by part id; products have none. */
async function readReasons(
  db: Kysely<Schema>,
  { siteId, lang }: ElementScope,
  articles: readonly ArticleKey[],
): Promise<Map<number, string>> {
  const ids = articles.filter(({ type }) => type === 'part').map(({ elementId }) => elementId);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('part')
    .select(['id', 'replaced_why'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('replaced_why', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, replaced_why: why }) => [id, labelOf(why, lang)]));
}

/** The column holds one of the two types, as this program wrote it. */
function keyOf({ type, elementId }: Pick<OrderLine, 'type' | 'elementId'>): ArticleKey {
  return { type: type as ElementType, elementId };
}
