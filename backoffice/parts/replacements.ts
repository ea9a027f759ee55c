import { sql, type Kysely } from 'kysely';
import { labelOf } from '#backoffice/database/labels.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { stockState } from '#backoffice/products/product-cards.ts';
import type { Replacement } from '#shared/contract/spare-part.ts';
import { PART_VAT } from '#backoffice/products/vat-rate.ts';
import type { FactRow } from './part-facts.ts';
import { partPrice } from './part-price.ts';

type Link = FactRow & { start_id: number; step: number; replaced_why: unknown };

/** Maximum number of steps; also ends cyclic chains. */
const MAX_CHAIN_LENGTH = 12;

/** The last available successor of each part, by part id, with every step and its reason. */
export async function readReplacements(
  db: Kysely<Schema>,
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, Replacement>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Link>`
    with recursive chain (start_id, id, step) as (
      select id, id, 0 from part where replaced_by_id is not null and id in (${sql.join([...ids])})
      union all
      select start_id, replaced_by_id, step + 1 from chain join part using (id)
      where replaced_by_id is not null and step < ${MAX_CHAIN_LENGTH}
    )
    select start_id, step, part.id, reference, ean, names, price, eco, ${PART_VAT} as vat, stock, status, delay_days, replaced_why
    from chain join part on part.id = chain.id order by start_id, step`.execute(db);
  const chains = new Map<number, Link[]>();
  for (const row of rows) chains.set(row.start_id, [...(chains.get(row.start_id) ?? []), row]);
  const found = [...chains].flatMap(([id, chain]): [number, Replacement][] => {
    const last = chain.findLastIndex(({ status, step }) => step > 0 && status !== 'obsolete');
    const link = chain[last];
    return link ? [[id, toReplacement(link, chain.slice(0, last), scope)]] : [];
  });
  return new Map(found);
}

function toReplacement(link: Link, before: Link[], scope: Scope): Replacement {
  return {
    element_id: link.id,
    reference: link.reference,
    name: labelOf(link.names, scope.lang),
    price: partPrice(scope, link),
    status: link.status as Replacement['status'],
    stock: stockState(link.stock),
    delay_days: link.delay_days,
    steps: before.map(({ reference, replaced_why }) => ({
      reference,
      why: replaced_why ? labelOf(replaced_why, scope.lang) : '',
    })),
  };
}
