import { useMessages } from '#admin/i18n/use-messages.ts';
import { isPlaced } from './menu-places.ts';

/** The place of a menu on the site by its code; the code for a menu that the site does not show. */
export function useMenuName(): (code: string) => string {
  const text = useMessages();
  return (code) => (isPlaced(code) ? text(`menus.place.${code}`) : text('menus.no_place', { code }));
}
