import { createExampleFinder, MISSING_PAGES, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS, type PageKind } from '#scripts/examples/page-kinds.ts';
import type { RouteName } from '#routes/paths.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { MAINTENANCE_URL, SITE_URL } from './addresses.ts';

/** Pages of one test: a route in one language, for every consumer, in every state. */
export type PageGroup = { name: RouteName | 'missing'; locale: Locale; origin: string };

const names = [...new Set(PAGE_KINDS.map(({ name }) => name)), 'missing' as const];

/** Every kind of page in each language, from the route table. */
export const PAGE_GROUPS: PageGroup[] = names.flatMap((name) =>
  LOCALES.map((locale) => ({ name, locale, origin: name === 'maintenance' ? MAINTENANCE_URL : SITE_URL })),
);

let finder: ReturnType<typeof createExampleFinder> | undefined;

/** The pages of a group, with full addresses. */
export async function examplesOf({ name, locale, origin }: PageGroup): Promise<ExamplePage[]> {
  const find = await (finder ??= createExampleFinder(SITE_URL));
  const isOfGroup = (kind: PageKind) => kind.name === name && kind.locale === locale;
  const found =
    name === 'missing'
      ? MISSING_PAGES.filter(({ label }) => label.startsWith(`missing-${locale}-`))
      : (await Promise.all(PAGE_KINDS.filter(isOfGroup).map(find))).flat();
  return found.map((page) => ({ ...page, path: origin + page.path }));
}
