import type { ArticleData, ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { leaveOutEmpty } from '#backoffice/shop/content/leave-out-empty.ts';
import type { ShopFile } from '#backoffice/shop/content/shop-file.ts';
import { markdownText } from '#backoffice/shop/files/write-markdown.ts';
import { LOCALES } from '#shared/locale.ts';
import { stepsText } from './steps.ts';

/** The files of after-sales pages, one a language. The first language states the fields that hold for all. */
export function articleFiles(entries: readonly ContentEntry<ArticleData>[]): ShopFile[] {
  return entries.flatMap((entry) => {
    const languages = LOCALES.filter((lang) => entry.texts[lang]);
    return languages.flatMap((lang, index): ShopFile[] => {
      const data = entry.texts[lang]?.data;
      if (!data) return [];
      const { slug, title, lead, category, references, search_words: search, steps } = data;
      const shared = {
        category,
        ...leaveOutEmpty({
          position: entry.position,
          updated: entry.updated,
          audiences: entry.audiences,
          products: references,
          languages: languages.length < LOCALES.length ? languages : null,
        }),
      };
      const front = { ...(index === 0 && shared), slug, title, lead, ...leaveOutEmpty({ search }) };
      return [{ path: `support/${lang}/${entry.key}.md`, text: markdownText(front, stepsText(steps)) }];
    });
  });
}
