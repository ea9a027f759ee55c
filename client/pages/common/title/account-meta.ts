import type { MessageId } from '#client/app/intl/messages.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

/** Metadata of pages behind the login: not indexed, not cached. */
export function accountMeta(
  { match, text }: Pick<LoadArgs, 'match' | 'text'>,
  { title: titleId, description }: { title: MessageId; description: MessageId },
): PageMeta {
  const site = { locale: match.locale, target: match.urlTarget };
  const title = text(titleId);
  return {
    title,
    description: text(description),
    indexed: false,
    personal: true,
    alternates: alternatesOf(match.name, match),
    breadcrumb: [
      { label: text('account.title'), url: href('my-account', site) },
      { label: title, url: match.pathname },
    ],
  };
}
