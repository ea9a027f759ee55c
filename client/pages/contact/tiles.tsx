import { BookOpen, CircleQuestionMark, MapPin, PenLine, Puzzle, Wrench, type IconNode } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LinkTiles } from '#client/components/link-tiles/link-tiles.tsx';
import { useSupportUrl } from '#client/components/support/support-url.ts';
import type { RouteName } from '#routes/paths.ts';
import styles from './tiles.module.css';

type Tile = { route: RouteName; query?: string; icon: IconNode; title: MessageId; text: MessageId };

const QUESTIONS: Tile = {
  route: 'support-faq',
  icon: CircleQuestionMark,
  title: 'contact.tile_faq',
  text: 'contact.tile_faq_text',
};
const FORM: Tile = {
  route: 'contact-form',
  icon: PenLine,
  title: 'contact.tile_form',
  text: 'contact.tile_form_text',
};
const PARTS: Tile = {
  route: 'accessories',
  icon: Puzzle,
  title: 'contact.tile_parts',
  text: 'contact.tile_parts_text',
};

/** Tiles of each audience, most used first. */
const TILES: Record<'part' | 'pro', Tile[]> = {
  part: [
    QUESTIONS,
    {
      route: 'contact-form',
      query: '?subject=after-sales',
      icon: Wrench,
      title: 'contact.tile_sav',
      text: 'contact.tile_sav_text',
    },
    {
      route: 'documentations',
      icon: BookOpen,
      title: 'contact.tile_documents',
      text: 'contact.tile_documents_text',
    },
    PARTS,
    {
      route: 'store-locator',
      icon: MapPin,
      title: 'contact.tile_installer',
      text: 'contact.tile_installer_text',
    },
    FORM,
  ],
  pro: [
    {
      route: 'contact-form',
      query: '?subject=pro-after-sales',
      icon: Wrench,
      title: 'contact.tile_sav_pro',
      text: 'contact.tile_sav_pro_text',
    },
    QUESTIONS,
    {
      route: 'to-download',
      icon: BookOpen,
      title: 'contact.tile_downloads',
      text: 'contact.tile_downloads_text',
    },
    PARTS,
    {
      route: 'store-locator-distributor',
      icon: MapPin,
      title: 'contact.tile_distributor',
      text: 'contact.tile_distributor_text',
    },
    FORM,
  ],
};

/** Self-help links. Tiles of disabled routes are left out. */
export function Tiles() {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const supportUrl = useSupportUrl();
  const tiles = TILES[site.target].filter(({ route }) => isEnabled(route));
  return (
    <LinkTiles
      className={`${styles.tiles} container`}
      tiles={tiles.map(({ route, query = '', icon, ...tile }) => ({
        url: route === 'support-faq' ? supportUrl : href(route) + query,
        icon,
        title: text(tile.title),
        text: text(tile.text),
      }))}
    />
  );
}
