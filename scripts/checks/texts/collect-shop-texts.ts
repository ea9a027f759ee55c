import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { parse as parseYaml } from 'yaml';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

/** A text of a file. `location`: the file, with its line or row. */
type ShopText = { location: string; lang: Locale; text: string };

/** Fields that hold addresses, keys, and words that visitors type. */
const NOT_TEXT = new Set(
  'slug slugs url page route key code scene product products reference references tags search checks drawing icon document before after'.split(
    ' ',
  ),
);
const LANGUAGE_FOLDER = /\/(fr|en)\//;
const LANGUAGE_COLUMN = /^(.+)\.(fr|en)$/;
const LANGUAGE_SECTION = /^## (fr|en)\s*$/;
const BLOCK_MARK = /^::: ?[a-z_]*\s?/;
/** Blocks whose bodies state fields in YAML, and a line of such a body. */
const FIELDS_MARK = /^:::(?:steps|chart|places|covers|before_after|video|data_table)\b/;
const FIELD = /^\s*(?:- )?(?:([a-z_]+):(?: |$))?(.*)$/;
const PICTURE = /!\[([^\]]*)\]\([^)]*\)/;
const FRONT = /^---\n(.*?\n)---\n/s;

/** Texts of the files of a shop by language, as visitors see them. Files without texts have none. */
export function shopTextsOf(path: string, source = readFileSync(path, 'utf8')): ShopText[] {
  return textsIn(path, source)
    .filter(({ text }) => /\p{L}/u.test(text))
    .map((found) => ({ ...found, text: typeset(found.text, found.lang) }));
}

function textsIn(path: string, source: string): ShopText[] {
  const lang = LOCALES.find((locale) => locale === LANGUAGE_FOLDER.exec(path)?.[1]);
  if (path.endsWith('.csv')) return tableTexts(path, source);
  if (path.endsWith('.yaml')) return valueTexts(path, parseYaml(source), lang);
  if (!path.endsWith('.md')) return [];
  const [head = '', front = ''] = FRONT.exec(source) ?? [];
  const line = head.split('\n').length;
  return [
    ...valueTexts(path, parseYaml(front), lang),
    ...bodyTexts(path, source.slice(head.length), lang, line),
  ];
}

function tableTexts(path: string, source: string): ShopText[] {
  const [columns = [], ...rows] = Papa.parse<string[]>(source.trimEnd(), { delimiter: ';' }).data;
  return rows.flatMap((cells, row) =>
    columns.flatMap((column, index): ShopText[] => {
      const [, name = '', language] = LANGUAGE_COLUMN.exec(column) ?? [];
      const lang = LOCALES.find((locale) => locale === language);
      if (!lang || NOT_TEXT.has(name)) return [];
      return [{ location: `${path} row ${row + 2}`, lang, text: cells[index] ?? '' }];
    }),
  );
}

function valueTexts(path: string, value: unknown, lang: Locale | undefined): ShopText[] {
  if (typeof value === 'string') return lang ? [{ location: path, lang, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valueTexts(path, item, lang));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_TEXT.has(key) ? [] : valueTexts(path, item, LOCALES.find((locale) => locale === key) ?? lang),
  );
}

/** Paragraphs of a body in Markdown. */
function bodyTexts(
  path: string,
  body: string,
  folderLang: Locale | undefined,
  firstLine: number,
): ShopText[] {
  let lang = folderLang;
  const texts: ShopText[] = [];
  let paragraph: string[] = [];
  let isFields = false;
  for (const [index, line] of [...body.split('\n'), ''].entries()) {
    const section = folderLang ? undefined : LANGUAGE_SECTION.exec(line)?.[1];
    const isEnd = line.trim() === '' || section !== undefined || BLOCK_MARK.test(line);
    if (isEnd && lang && paragraph.length > 0) {
      const start = firstLine + index - paragraph.length;
      texts.push({ location: `${path}:${start}`, lang, text: paragraph.join('\n') });
    }
    if (isEnd) paragraph = [];
    if (section !== undefined) lang = LOCALES.find((locale) => locale === section);
    else if (line.trim() !== '')
      paragraph.push(isFields ? fieldText(line) : line.replace(BLOCK_MARK, '').replace(PICTURE, '$1'));
    isFields = isEnd ? FIELDS_MARK.test(line) : isFields;
  }
  return texts;
}

/** The text of a field without its name and its quotes; empty for numbers, addresses and keys. */
function fieldText(line: string): string {
  const [, name = '', value = ''] = FIELD.exec(line) ?? [];
  return NOT_TEXT.has(name) || Number.isFinite(Number(value)) ? '' : value.trim().replaceAll(/^"|"$/g, '');
}
