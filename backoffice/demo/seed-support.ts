import type { Kysely } from 'kysely';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type {
  SavCategoryRecord,
  SavFaultRecord,
  SavQuestionRecord,
  SavRecord,
} from '#backoffice/sav/sav-record.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { ARTICLE_WORDS } from './search-words/article-words.data.ts';
import { QUESTION_WORDS } from './search-words/question-words.data.ts';
import { searchWordsOf } from './search-words/search-words.ts';
import { planIds } from './seed-site.ts';
import { SAV_ARTICLES } from './support/articles.ts';
import { SAV_CATEGORIES } from './support/categories.ts';
import { SAV_FAULTS } from './support/faults.ts';
import { CHECKS } from './support/faults/checks.ts';
import type { DemoFault } from './support/faults/fault-record.ts';
import { SAV_QUESTIONS } from './support/questions.ts';
import type { DemoArticle, DemoQuestion, DemoSavCategory } from './support/support-record.ts';
import { typeset } from '#shared/domain/typeset.ts';

/** Date of faults and categories, which have none: the first publication of the support pages. */
const FIRST_PUBLISHED = '2026-03-02';

type Document<Data extends object = object> = {
  resource: ContentResource;
  code: string | null;
  plans: number[];
  updated: string;
  slug: (lang: Locale) => string | null;
  data: (lang: Locale) => Data;
};

export async function seedSupport(db: Kysely<Schema>, siteId: number): Promise<void> {
  const documents: Document[] = [
    ...SAV_CATEGORIES.flatMap((category) => categoryDocuments(category, null)),
    ...SAV_ARTICLES.map(articleDocument),
    ...SAV_QUESTIONS.map(questionDocument),
    ...SAV_FAULTS.map(faultDocument),
  ];
  const inserted = await db
    .insertInto('content')
    .values(
      documents.map(({ resource, code, plans, updated }, position) => ({
        site_id: siteId,
        resource,
        code,
        sales_plan_ids: plans,
        position,
        updated_at: updated,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const ids = new Map(inserted.map(({ id, position }) => [position, id]));
  const translations = documents.flatMap(({ slug, data }, position) =>
    LOCALES.map((lang) => ({
      content_id: ids.get(position) ?? 0,
      lang,
      slug: slug(lang),
      data: JSON.stringify(typeset(data(lang), lang)),
    })),
  );
  await db.insertInto('content_translation').values(translations).execute();
}

function categoryDocuments(category: DemoSavCategory, parent: string | null): Document[] {
  const record: Document<SavCategoryRecord> = {
    resource: 'sav_category',
    code: category.key,
    plans: planIds(),
    updated: FIRST_PUBLISHED,
    slug: (lang) => category.slug[lang],
    data: (lang) => ({
      code: category.key,
      slug: category.slug[lang],
      name: category.name[lang],
      intro: category.intro[lang],
      parent,
    }),
  };
  return [record, ...(category.children ?? []).flatMap((child) => categoryDocuments(child, category.key))];
}

function articleDocument(article: DemoArticle): Document<SavRecord> {
  return {
    resource: 'sav',
    code: article.key,
    plans: planIds(article.plans),
    updated: article.updated,
    slug: (lang) => article[lang].slug,
    data: (lang) => ({
      ...article[lang],
      category: article.category,
      references: article.products,
      search_words: searchWordsOf(ARTICLE_WORDS, article.key, lang),
      exist_in: planIds(article.plans),
      steps: article.steps.map((step) => {
        const [title, text] = step[lang];
        return { title, text, professional: step.professional };
      }),
    }),
  };
}

function questionDocument({ category, plans, ...texts }: DemoQuestion): Document<SavQuestionRecord> {
  return {
    resource: 'sav_question',
    code: null,
    plans: planIds(plans),
    updated: FIRST_PUBLISHED,
    slug: () => null,
    data: (lang) => {
      const [question, answer] = texts[lang];
      return { question, answer, category, search_words: searchWordsOf(QUESTION_WORDS, texts.en[0], lang) };
    },
  };
}

function faultDocument(fault: DemoFault): Document<SavFaultRecord> {
  const slug = (lang: Locale) => {
    const family = SAV_CATEGORIES.find(({ key }) => key === fault.family);
    return `${family?.slug[lang]}/${fault.slug?.[lang] ?? fault.code?.toLowerCase()}`;
  };
  return {
    resource: 'sav_fault',
    code: null,
    plans: planIds(),
    updated: FIRST_PUBLISHED,
    slug,
    data: (lang) => ({
      code: fault.code,
      title: fault.title[lang],
      slug: slug(lang),
      meaning: fault.meaning[lang],
      family: fault.family,
      references: fault.products,
      checks: fault.checks.map((key) => {
        const check = CHECKS[key];
        return { text: check[lang], professional: 'professional' in check };
      }),
      end: endOf(fault, lang),
    }),
  };
}

function endOf({ end }: DemoFault, lang: Locale): SavFaultRecord['end'] {
  return typeof end === 'string' ? { kind: end, part: null } : { kind: 'part', part: end.part[lang] };
}
