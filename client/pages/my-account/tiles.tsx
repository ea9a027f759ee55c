import {
  Calculator,
  CircleQuestionMark,
  FileDown,
  Hammer,
  Heart,
  MapPin,
  MapPinHouse,
  Phone,
  Star,
  TicketPercent,
  type IconNode,
} from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { LinkTiles } from '#client/components/link-tiles/link-tiles.tsx';
import { useSupportUrl } from '#client/components/support/support-url.ts';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import { existsIn, href, type HrefParams } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { AccountCounts } from './find-counts.ts';

type Tile = {
  route: RouteName;
  params?: HrefParams;
  icon: IconNode;
  title: MessageId;
  text: MessageId;
  /** Text with a count; shown when the count is known and above zero. */
  counted?: { name: keyof AccountCounts; text: MessageId };
};

const WORKSITES: Tile = {
  route: 'worksites',
  icon: Hammer,
  title: 'account.nav_worksites',
  text: 'account.tile_worksites',
  counted: { name: 'worksites', text: 'account.tile_worksites_count' },
};
const ADDRESSES: Tile = {
  route: 'addresses',
  icon: MapPinHouse,
  title: 'account.nav_addresses',
  text: 'account.tile_addresses',
};

const PROFESSIONAL: readonly Tile[] = [
  WORKSITES,
  {
    route: 'favorites',
    icon: Heart,
    title: 'account.nav_favorites',
    text: 'account.tile_favorites',
    counted: { name: 'favorites', text: 'account.tile_favorites_count' },
  },
  {
    route: 'promo_codes',
    icon: TicketPercent,
    title: 'account.nav_promo_codes',
    text: 'account.tile_promo_codes',
    counted: { name: 'promoCodes', text: 'account.tile_promo_codes_count' },
  },
  {
    route: 'loyalty-points',
    icon: Star,
    title: 'account.nav_loyalty',
    text: 'account.tile_loyalty',
    counted: { name: 'points', text: 'account.tile_loyalty_count' },
  },
  {
    route: '{product}-contacts',
    params: { product: 'chauffage' },
    icon: Phone,
    title: 'account.tile_contacts',
    text: 'account.tile_contacts_text',
  },
  {
    route: 'to-download',
    icon: FileDown,
    title: 'account.tile_downloads',
    text: 'account.tile_downloads_text',
  },
];

const PRIVATE: readonly Tile[] = [
  WORKSITES,
  ADDRESSES,
  {
    route: 'power-calculator',
    icon: Calculator,
    title: 'account.tile_power',
    text: 'account.tile_power_text',
  },
  {
    route: 'store-locator',
    icon: MapPin,
    title: 'account.tile_installer',
    text: 'account.tile_installer_text',
  },
  {
    route: 'support-faq',
    icon: CircleQuestionMark,
    title: 'account.tile_support',
    text: 'account.tile_support_text',
  },
];

/** Links of the account. Pages that are disabled or missing in this language are left out. */
export function Tiles({ isProfessional, counts }: { isProfessional: boolean; counts: AccountCounts }) {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const supportUrl = useSupportUrl();
  const tiles = (isProfessional ? PROFESSIONAL : PRIVATE).filter(
    ({ route }) => isEnabled(route) && existsIn(route, site.locale),
  );
  const isMissing = Object.values(counts).includes(UNAVAILABLE);
  return (
    <>
      <LinkTiles
        tiles={tiles.map((tile) => ({
          url: tile.route === 'support-faq' ? supportUrl : href(tile.route, site, tile.params),
          icon: tile.icon,
          title: text(tile.title),
          text: textOfTile(tile, counts, text),
        }))}
      />
      {isMissing && <UnavailableNotice>{text('account.unanswered_counts')}</UnavailableNotice>}
    </>
  );
}

function textOfTile({ counted, text: plain }: Tile, counts: AccountCounts, text: Translate): string {
  const count = counted && counts[counted.name];
  return counted && count && count !== UNAVAILABLE ? text(counted.text, { count }) : text(plain);
}
