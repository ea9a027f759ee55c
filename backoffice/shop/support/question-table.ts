import { z } from 'zod';
import { AUDIENCES } from '#backoffice/shop/audiences.ts';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { checkLanguages } from '#backoffice/shop/content/check-languages.ts';
import { checkRecord, type At } from '#backoffice/shop/content/check-record.ts';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import type { ShopFile } from '#backoffice/shop/content/shop-file.ts';
import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { choice, list, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { LOCALES } from '#shared/locale.ts';
import { questionData, type QuestionData } from './support-data.ts';

const NAME = 'support/questions';
const SCHEMA = z.object({
  key: text(),
  category: text(),
  audiences: list(choice(AUDIENCES)),
  'question.fr': optionalText(),
  'answer.fr': optionalText(),
  'question.en': optionalText(),
  'answer.en': optionalText(),
  'search.fr': list(),
  'search.en': list(),
});

/** Frequent questions with their replies, in their order. */
export async function readQuestions(
  folder: ShopFolder,
  categories: KnownKeys,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry<QuestionData>[]> {
  const entries: ContentEntry<QuestionData>[] = [];
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    const { key, category, audiences } = row;
    if (!isNew(key, at('key'), 'key')) continue;
    checkKnown(categories, category, { at: at('category'), field: 'category', findings });
    const given = LOCALES.filter((lang) => row[`question.${lang}`] !== null);
    checkLanguages(given, languages, at('key'), findings);
    const texts: ContentEntry<QuestionData>['texts'] = {};
    for (const lang of given) {
      const cellAt: At = ([field = '']) => {
        if (field === 'category') return at(field);
        return at(`${field === 'search_words' ? 'search' : String(field)}.${lang}`);
      };
      positions.set({ resource: 'sav_question', key }, lang, cellAt);
      const record = {
        question: row[`question.${lang}`],
        answer: row[`answer.${lang}`],
        category,
        search_words: row[`search.${lang}`],
      };
      const data = checkRecord(questionData, record, { at: cellAt, findings });
      if (data) texts[lang] = { slug: null, data };
    }
    const position = entries.length;
    entries.push({ resource: 'sav_question', key, code: null, audiences, position, updated: null, texts });
  }
  return entries;
}

export function questionFiles(entries: readonly ContentEntry<QuestionData>[]): ShopFile[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ key, audiences, texts }) => ({
    key,
    audiences,
    category: LOCALES.map((lang) => texts[lang]?.data.category).find(Boolean) ?? null,
    ...Object.fromEntries(
      LOCALES.flatMap((lang) => {
        const data = texts[lang]?.data;
        return [
          [`question.${lang}`, data?.question ?? null],
          [`answer.${lang}`, data?.answer ?? null],
          [`search.${lang}`, data?.search_words ?? []],
        ];
      }),
    ),
  }));
  return [{ path: `${NAME}.csv`, text: tableText(Object.keys(SCHEMA.shape), rows) }];
}
