import type { MessageId } from '#client/app/intl/messages.ts';
import { href } from '#routes/href.ts';
import type { PageMeta } from '#shared/page-outcome.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';

/** Metadata of order pages: not indexed, not cached. */
export function orderMeta({ match, text }: Pick<LoadArgs, 'match' | 'text'>, titleId: MessageId): PageMeta {
  const site = { locale: match.locale, target: match.urlTarget };
  const title = text(titleId);
  return {
    title,
    description: text('order.description'),
    indexed: false,
    personal: true,
    alternates: alternatesOf(match.name, match),
    breadcrumb: [
      { label: text('order.cart'), url: href('order-cart', site) },
      { label: title, url: match.pathname },
    ],
  };
}
