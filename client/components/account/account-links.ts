import type { MessageId } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { existsIn, href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { LOYALTY_SETTING } from '#shared/domain/points-names.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';

type AccountLink = { url: string; label: string; isCurrent: boolean };
type Entry = {
  name: RouteName;
  params?: Readonly<Record<string, string>>;
  label: MessageId;
  isForProfessionals?: boolean;
  /** Setting that enables the page. */
  setting?: string;
  isOfShop?: boolean;
  /** Pages for which this entry is current too. */
  below?: readonly RouteName[];
};

const ENTRIES: readonly Entry[] = [
  { name: 'my-account', label: 'account.nav_account' },
  {
    name: 'order_list',
    label: 'account.nav_orders',
    isForProfessionals: true,
    isOfShop: true,
    below: ['order'],
  },
  { name: 'worksites', label: 'account.nav_worksites' },
  { name: 'favorites', label: 'account.nav_favorites', isForProfessionals: true },
  { name: 'addresses', label: 'account.nav_addresses' },
  { name: 'promo_codes', label: 'account.nav_promo_codes', isForProfessionals: true },
  {
    name: 'loyalty-points',
    label: 'account.nav_loyalty',
    isForProfessionals: true,
    setting: LOYALTY_SETTING,
  },
  ...PRODUCT_FAMILIES.map((product) => ({
    name: '{product}-contacts' as const,
    params: { product },
    label: `account.nav_contacts_${product}` as const,
    isForProfessionals: true,
  })),
];

/** Links to the account pages that exist in this language and for this customer. */
export function useAccountLinks(): AccountLink[] {
  const page = usePage();
  const text = useTranslations();
  const { settings } = useStore();
  return ENTRIES.filter(
    ({ name, isForProfessionals, isOfShop, setting }) =>
      page.isEnabled(name) &&
      existsIn(name, page.site.locale) &&
      (!isForProfessionals || settings.isProConnected) &&
      (!isOfShop || settings.cartEnabled) &&
      (setting === undefined || settings.setting(setting) !== undefined),
  ).map(({ name, label, below = [], params = {} }) => ({
    url: href(name, page.site, params),
    label: text(label),
    isCurrent: [name, ...below].includes(page.match.name) && isMatched(params, page.match.params),
  }));
}

function isMatched(
  expected: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string | undefined>>,
): boolean {
  return Object.entries(expected).every(([name, value]) => params[name] === value);
}
