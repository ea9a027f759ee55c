import type { Caller, CallOptions } from '#shared/api/caller.ts';
import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { DEFAULT_LOCALE, isLocale, otherLocale } from '#shared/locale.ts';
import { completeBlock } from '#admin/pages/blocks/complete-block.ts';
import { findTranslated } from './find-translated.ts';
import { createRecordCalls } from './record-calls.ts';
import type { InLanguage, ResourceCalls } from './resource-calls.ts';
import { textOf } from './text-of.ts';

/** Calls of content pages, whose texts and day of publication belong to one language. */
export function createPageCalls(api: Caller): ResourceCalls {
  const records = createRecordCalls(api, 'page');
  const find = async (id: number, { lang, ...options }: Pick<CallOptions, 'onTag'> & InLanguage) => {
    const query = lang ? { lang } : {};
    const page = await api.call('GET /page/record/{id}', { params: { id }, query, ...options });
    return { ...page, blocks: page.blocks.map(completeBlock) };
  };
  return {
    ...records,
    list: async (page, filter) => {
      const lang = isLocale(filter['lang']) ? filter['lang'] : DEFAULT_LOCALE;
      const due = filter['due'] === 'true' && ({ due: 'true' } as const);
      const query = { ...page, ...textOf(filter), ...due, lang };
      const { items, total } = await api.call('GET /page/record', { query });
      return { items: items.map((item) => ({ ...item, lang })), total };
    },
    /** A page without texts in the language has those of the other one, as a draft. */
    find: async (id, options) => {
      const page = await findTranslated(find, id, options);
      return page?.['etag'] === null ? { ...page, published_at: DRAFT_DAY } : page;
    },
    /** In the other language the page begins as a draft with the same texts. */
    create: async (values, { lang = DEFAULT_LOCALE }) => {
      const created = await records.create(values, { lang });
      const draft = { ...(values as object), published_at: DRAFT_DAY };
      try {
        await records.update(Number(created.id), draft, { lang: otherLocale(lang) });
      } catch {
        // The page is stored: its screen offers the other language, with the reason for which it is refused.
      }
      return created;
    },
  };
}
