import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { UrlListItem } from '#shared/contract/url.ts';
import { LOCALES } from '#shared/locale.ts';

type Entry = Pick<UrlListItem, 'path' | 'alternates'>;

const LOCATORS = ['store-locator', 'store-locator-distributor'] as const satisfies readonly RouteName[];

/** Lists the locators, alone and for each product type: a top-level category, by its slug in each language. */
export async function locatorEntries(
  api: Api,
  urls: readonly UrlListItem[],
  isEnabled: (name: RouteName) => boolean,
): Promise<Entry[]> {
  const roots = await api.categories.list({ depth: 0 });
  const ids = new Set(roots.items.filter(({ signature }) => !signature).map(({ id }) => id));
  const types = urls.filter(
    (url) =>
      url.entity_type === 'category' && ids.has(url.entity_id) && url.lang === 'fr' && url.target === 'part',
  );
  const parameters = [undefined, ...types.map(({ alternates }) => alternates)];
  return LOCATORS.filter(isEnabled).flatMap((name) => {
    const targets = name === 'store-locator' ? (['part', 'pro'] as const) : (['pro'] as const);
    return targets.flatMap((target) => parameters.flatMap((paths) => entriesOf(name, target, paths)));
  });
}

function entriesOf(
  name: RouteName,
  target: 'part' | 'pro',
  paths: UrlListItem['alternates'] | undefined,
): Entry[] {
  const alternates = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      href(name, { locale, target }, { typeProductInstalled: paths?.[locale]?.split('/').at(-1) }),
    ]),
  );
  return Object.values(alternates).map((path) => ({ path, alternates }));
}
