import { usePage } from '#client/app/page/page-context.ts';
import { settingUrl } from '#client/components/header/service-links.ts';
import { useStore } from '#client/stores/store-context.ts';
import { href } from '#routes/href.ts';

/**
 * URL of after-sales help, from the setting `link_support_faq` (specification section 3). The site's own page, which
 * the setting names in one audience, is given in the page's audience.
 */
export function useSupportUrl(): string {
  const page = usePage();
  const { settings } = useStore();
  const { locale } = page.site;
  const set = settingUrl(settings.setting('link_support_faq'), page);
  const own = (['part', 'pro'] as const).map((target) => href('support-faq', { locale, target }));
  return set === undefined || own.includes(set) ? href('support-faq', page.site) : set;
}
