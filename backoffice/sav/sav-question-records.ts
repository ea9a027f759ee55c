import { entryRecords } from '#backoffice/content/entry-records.ts';
import { indexSavAnswers } from '#backoffice/search/index-sav.ts';
import { audiencesOf, plansOf } from '#backoffice/shop/audiences.ts';
import { DATA_SCHEMAS } from '#backoffice/shop/content/data-schemas.ts';
import { requireKnown } from '#backoffice/writes/shop/read-references.ts';
import type { RecordStore } from '#backoffice/writes/record-store.ts';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { LOCALES } from '#shared/locale.ts';
import { requireSavCategory } from './sav-entries.ts';

type QuestionRecord = ShopRecordOf<'sav/question'>;

/** Questions of after-sales pages; the search finds each write at once. */
export const savQuestionRecords: RecordStore<QuestionRecord> = entryRecords<QuestionRecord>({
  resource: 'sav_question',
  toRecord: ({ audiences, position, texts }, { plans }) => {
    const [fr, en] = LOCALES.map((lang) => {
      const data = texts[lang]?.data;
      return data && DATA_SCHEMAS.sav_question.parse(data);
    });
    const textOf = (data: typeof fr) =>
      data ? { question: data.question, answer: data.answer, search_words: data.search_words ?? [] } : null;
    return {
      category: fr?.category ?? en?.category ?? '',
      exist_in: plansOf(audiences, plans),
      position,
      texts: { fr: textOf(fr), en: textOf(en) },
    };
  },
  toEntry: async (db, scope, { category, exist_in: ids, position, texts }) => {
    await requireSavCategory(db, scope, category, 'category');
    await requireKnown(
      db,
      scope,
      ids.map((value, index) => ({ kind: 'plan', value, path: `exist_in.${index}` })),
    );
    return {
      code: null,
      audiences: audiencesOf(ids, scope.plans),
      position,
      texts: Object.fromEntries(
        LOCALES.flatMap((lang) => {
          const own = texts[lang];
          return own ? [[lang, { slug: null, data: { ...own, category } }]] : [];
        }),
      ),
    };
  },
  afterWrite: (db, { siteId }) => indexSavAnswers(db, siteId),
});
