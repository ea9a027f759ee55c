import { createSavApi } from '#shared/api/sav.ts';
import { supportCrumb } from '#client/components/support/support-crumb.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { SavFault } from '#shared/contract/sav.ts';

export const load: PageLoad<SavFault> = async (args) => {
  const { api, match, search, text } = args;
  const entity = await findEntity(args, 'sav_fault', search.size > 0 ? `?${search}` : '');
  const fault = await createSavApi(api.caller).fault(entity.entity.id);
  const meta = entityMeta(entity, args);
  const site = { locale: match.locale, target: match.urlTarget };
  const title = text('faults.page_title', { title: fault.title, family: fault.family.name });
  const own = meta.breadcrumb?.at(-1);
  const breadcrumb = [
    supportCrumb(args),
    { label: text('faults.title'), url: href('fault-finder', site) },
    ...(own ? [own] : []),
  ];
  return {
    kind: 'ok',
    data: fault,
    meta: {
      ...meta,
      title,
      // The meaning of a code can be empty or one short sentence, so the title precedes it.
      description: `${title}. ${meta.description}`,
      type: 'article',
      breadcrumb,
    },
  };
};
