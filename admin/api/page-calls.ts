import { ApiError } from '#shared/api/api-error.ts';
import type { Caller, CallOptions } from '#shared/api/caller.ts';
import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { DEFAULT_LOCALE, isLocale, otherLocale } from '#shared/locale.ts';
import { completeBlock } from '#admin/pages/blocks/complete-block.ts';
import { createRecordCalls } from './record-calls.ts';
import type { InLanguage, ResourceCalls } from './resource-calls.ts';

const NOT_FOUND = 404;

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
    list: async (page, { lang: asked, q, due }) => {
      const lang = isLocale(asked) ? asked : DEFAULT_LOCALE;
      const search = typeof q === 'string' && q.trim() !== '' ? { q } : {};
      const filter = { ...search, ...(due === 'true' && ({ due } as const)) };
      const { items, total } = await api.call('GET /page/record', { query: { ...page, ...filter, lang } });
      return { items: items.map((item) => ({ ...item, lang })), total };
    },
    /** A page without texts in the language has those of the other one, as a draft without an entity tag. */
    find: async (id, options) => {
      try {
        return await find(id, options);
      } catch (error) {
        const { lang } = options;
        if (!lang || !(error instanceof ApiError) || error.statusCode !== NOT_FOUND) throw error;
        const record = await find(id, { lang: otherLocale(lang) });
        return { ...record, published_at: DRAFT_DAY, etag: null };
      }
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
