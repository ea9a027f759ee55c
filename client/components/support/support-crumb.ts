import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { Crumb } from '#shared/page-outcome.ts';

export function supportCrumb({ match, text }: LoadArgs): Crumb {
  const site = { locale: match.locale, target: match.urlTarget };
  return { label: text('support.title'), url: href('support-faq', site) };
}
