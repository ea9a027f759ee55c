import type { MessageId } from '#client/app/intl/messages.ts';
import { existsIn, href, type Site } from '#routes/href.ts';
import { routeRow, type RouteName } from '#routes/paths.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';

/** Labels of pages without an entity, in order. Disabled routes are not shown. */
const LABELS: [RouteName, MessageId][] = [
  ['index', 'sitemap.page.index'],
  ['your-project', 'sitemap.page.your_project'],
  ['infos', 'sitemap.page.infos'],
  ['list_actu', 'sitemap.page.list_actu'],
  ['infos_pro', 'sitemap.page.infos_pro'],
  ['solutions', 'sitemap.page.solutions'],
  ['chantiers', 'sitemap.page.chantiers'],
  ['contact', 'sitemap.page.contact'],
  ['contact-form', 'sitemap.page.contact_form'],
  ['support-faq', 'sitemap.page.support_faq'],
  ['documentations', 'sitemap.page.documentations'],
  ['to-download', 'sitemap.page.to_download'],
  ['store-locator', 'sitemap.page.store_locator'],
  ['store-locator-distributor', 'sitemap.page.store_locator_distributor'],
  ['landing', 'sitemap.page.landing'],
  ['landing-heating', 'sitemap.page.landing_heating'],
  ['accessories', 'sitemap.page.accessories'],
  ['signup', 'sitemap.page.signup'],
];

export function staticPages(
  site: Site,
  isEnabled: (name: RouteName) => boolean,
  text: Translate,
): { label: string; url: string }[] {
  return LABELS.filter(
    ([name]) => isEnabled(name) && existsIn(name, site.locale) && isFor(name, site.target),
  ).map(([name, label]) => ({ label: text(label), url: href(name, site) }));
}

function isFor(name: RouteName, target: Site['target']): boolean {
  const { target: rule } = routeRow(name);
  return rule === 'optional' || (rule === 'required') === (target === 'pro');
}
