import { createSavApi } from '#shared/api/sav.ts';
import { supportCrumb } from '#client/components/support/support-crumb.ts';
import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { SavCategoryContent } from '#shared/contract/sav.ts';

export const load: PageLoad<SavCategoryContent> = async (args) => {
  const { api, search, text } = args;
  const entity = await findEntity(args, 'sav_category', search.size > 0 ? `?${search}` : '');
  const content = await createSavApi(api.caller).category(entity.entity.id);
  const meta = entityMeta(entity, args);
  return {
    kind: 'ok',
    data: content,
    meta: {
      ...meta,
      title: text('support.category_title', { name: content.category.name }),
      breadcrumb: [supportCrumb(args), ...(meta.breadcrumb ?? [])],
    },
  };
};
