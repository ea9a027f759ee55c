import { sql, type RawBuilder } from 'kysely';

/** Pattern of `like` for a part of a text, whatever characters it has. */
export function likePattern(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Matches the order's reference, the buyer's references, or reference and name of an ordered article. */
export function orderHasText(pattern: string): RawBuilder<boolean> {
  return sql<boolean>`(shop_order.reference ilike ${pattern} or shop_order.buyer_order_number ilike ${pattern}
    or shop_order.site_reference ilike ${pattern} or exists (
    select from shop_order_line line where line.order_id = shop_order.id
    and (line.reference ilike ${pattern} or line.name ilike ${pattern})))`;
}
