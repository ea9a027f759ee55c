import { useLocaleState } from 'ra-core';
import { isRouteEnabled, type IsEnabled } from '#routes/enabled-routes.ts';
import type { Site } from '#routes/href.ts';
import { menuEntries } from '#routes/menu-link.ts';
import type { MenuItem } from '#shared/contract/menu.ts';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { useSite } from '#admin/app/use-site.ts';

/** Language and audience of the pages that show a menu, and the pages that the site has. */
export type Shown = { site: Site; isEnabled: IsEnabled };

/** The site for an audience, in the language of the operator. */
export function useShown(target: UrlTarget): Shown {
  const [locale] = useLocaleState();
  const features = useSite()?.brand?.features ?? [];
  return {
    site: { locale: locale === 'en' ? 'en' : 'fr', target },
    // The storefront alone knows if its shop is open; the back office accepts its pages too.
    isEnabled: (name) => isRouteEnabled(name, { cartEnabled: true, features }),
  };
}

/** The address that an item leads to; `undefined` for a heading, and for one that the site leaves out. */
export function addressOf(item: MenuItem, shown: Shown): string | undefined {
  return menuEntries([{ ...item, childs: [] }], shown)[0]?.link?.url;
}
