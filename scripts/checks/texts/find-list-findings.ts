import type { PageData } from '#backoffice/shop/content/content-entry.ts';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { readNumber } from './number-words.ts';

/** Lists and tables that are counted below their title. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  products: ['references'],
  table: ['rows'],
  faq: ['questions'],
  links: ['links'],
  carousel: ['slides'],
  download: ['files'],
};

/** Words after a number that refers to something other than the list: “six towns” above twelve appliances. */
const COUNTED =
  /^(?:Les |The )?(\p{L}+) (?:appareils|appliances|questions|answers|réponses|précisions|points of detail|façons|ways|repères|usines|factories|centres|classiques|classics|places|étapes|steps|principes|principles|caissons|units|pièces|pieces)/iu;

/** Titles that state another number of entries than their list has, one line each. */
export function findListFindings(
  pages: readonly ({ key: string } & Record<Locale, Pick<PageData, 'blocks'>>)[],
): string[] {
  return pages.flatMap((page) =>
    LOCALES.flatMap((lang) =>
      page[lang].blocks.flatMap((block) =>
        findingOf(block, lang).map((finding) => `${page.key} (${lang}): ${finding}`),
      ),
    ),
  );
}

function findingOf(block: PageBlockRecord, lang: Locale): string[] {
  const fields = new Map<string, unknown>(Object.entries(block));
  const title = fields.get('title') ?? fields.get('caption');
  const [field = ''] = LISTS[block.type] ?? [];
  const list = fields.get(field);
  if (typeof title !== 'string' || !Array.isArray(list)) return [];
  const number = readNumber(COUNTED.exec(title)?.[1] ?? '', lang);
  return number === undefined || number === list.length ? [] : [`“${title}” stands above ${list.length}`];
}
