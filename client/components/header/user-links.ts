import type { MessageId } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { existsIn, href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';

type UserLink = { url: string; label: string };

const PROFESSIONAL: readonly [RouteName, MessageId][] = [
  ['my-account', 'header.account'],
  ['order_list', 'header.orders'],
  ['favorites', 'header.favorites'],
  ['worksites', 'header.worksites'],
];
const PRIVATE: readonly [RouteName, MessageId][] = [
  ['my-account', 'header.account'],
  ['worksites', 'header.worksites'],
];

export function useUserLinks(): UserLink[] {
  const page = usePage();
  const text = useTranslations();
  const { settings } = useStore();
  return (settings.isProConnected ? PROFESSIONAL : PRIVATE)
    .filter(([name]) => page.isEnabled(name) && existsIn(name, page.site.locale))
    .map(([name, label]) => ({ url: href(name, page.site), label: text(label) }));
}
