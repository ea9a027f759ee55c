import { markdownText } from '#backoffice/shop/files/write-markdown.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { blocksText } from '../blocks/write-blocks.ts';
import type { ContentEntry, PageData } from '../content-entry.ts';
import { leaveOutEmpty } from '../leave-out-empty.ts';
import type { ShopFile } from '../shop-file.ts';

/** The files of pages, one a language. The first language states the fields that hold for all. */
export function pageFiles(entries: readonly ContentEntry<PageData>[]): ShopFile[] {
  return entries.flatMap((entry) => {
    const languages = LOCALES.filter((lang) => entry.texts[lang]);
    return languages.flatMap((lang, index): ShopFile[] => {
      const data = entry.texts[lang]?.data;
      if (!data) return [];
      const front = { ...(index === 0 && sharedFields(entry, data, languages)), ...textFields(data) };
      const path = `pages/${lang}/${entry.key}.md`;
      return [{ path, text: markdownText(front, blocksText(data.blocks)) }];
    });
  });
}

function sharedFields(entry: ContentEntry<PageData>, data: PageData, languages: readonly Locale[]) {
  return leaveOutEmpty({
    type: data.type,
    position: entry.position,
    published: data.published_at,
    audiences: entry.audiences,
    tags: data.tags,
    scene: data.scene,
    review: data.review,
    languages: languages.length < LOCALES.length ? languages : null,
  });
}

function textFields({ slug, title, lead, description, worksite, search_words: search }: PageData) {
  return { slug, title, lead, description, ...leaveOutEmpty({ worksite, search }) };
}
