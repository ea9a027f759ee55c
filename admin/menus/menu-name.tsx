import { useMessages } from '#admin/i18n/use-messages.ts';
import { isPlaced } from './menu-places.ts';

/** The place of a menu on the site; its code for one that the site does not show. */
export function MenuName({ code }: { code: string }) {
  const text = useMessages();
  return <span>{isPlaced(code) ? text(`menus.place.${code}`) : text('menus.no_place', { code })}</span>;
}
