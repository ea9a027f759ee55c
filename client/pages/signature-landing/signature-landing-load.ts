import { entityMeta, findEntity } from '#client/pages/common/load/entity-page.ts';
import { faqData } from '#client/pages/common/title/faq-data.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import type { Page } from '#shared/contract/page.ts';

export type SignatureLandingData = { page: Page };

/** Loads the landing page of the signature line, a content page made of blocks. */
export const load: PageLoad<SignatureLandingData> = async (args) => {
  const { api, search, text } = args;
  const entity = await findEntity(args, 'cms_page', search.size > 0 ? `?${search}` : '');
  const page = await api.page(entity.entity.id);
  const meta = entityMeta(entity, args);
  return {
    kind: 'ok',
    data: { page },
    meta: {
      ...meta,
      type: 'website',
      title: text('signature.page_title', { title: meta.title }),
      structuredData: faqData(page.blocks),
    },
  };
};
