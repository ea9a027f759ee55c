import { z } from 'zod';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { records, type RecordOf } from '#shared/contract/records.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { checkLanguages } from '../check-languages.ts';
import { checkRecord, type At } from '../check-record.ts';
import type { ContentEntry } from '../content-entry.ts';
import type { ReadContext } from '../read-context.ts';
import type { ShopFile } from '../shop-file.ts';

const PATH = 'settings.yaml';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const values = z.union([scalar, z.array(scalar).min(1)]);
const byLanguage = z.strictObject({ fr: values.optional(), en: values.optional() });
/** A value for all languages, or one a language. */
const settings = z.record(z.string(), z.union([values, byLanguage]));

type Values = z.output<typeof values>;

/** Settings by code. */
export async function readSettings(
  folder: ShopFolder,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry<RecordOf<'setting'>>[]> {
  const file = await readYaml(folder, PATH, settings, findings);
  if (!file) return [];
  return Object.entries(file.value).map(([code, value], position) => {
    const isShared = typeof value === 'string' || Array.isArray(value);
    const texts: ContentEntry<RecordOf<'setting'>>['texts'] = {};
    for (const lang of LOCALES) {
      const own = isShared ? value : value[lang];
      if (own === undefined) continue;
      const at: At = () => file.at(isShared ? [code] : [code, lang]);
      positions.set({ resource: 'setting', key: code }, lang, at);
      const record = { code, values: [own].flat().map((one) => ({ value: one })) };
      const data = checkRecord(records.setting, record, { at, findings });
      if (data) texts[lang] = { slug: null, data };
    }
    const given = LOCALES.filter((lang) => isShared || value[lang] !== undefined);
    checkLanguages(given, languages, file.at([code]), findings);
    return { resource: 'setting', key: code, code, audiences: [], position, updated: null, texts };
  });
}

export function settingFiles(entries: readonly ContentEntry<RecordOf<'setting'>>[]): ShopFile[] {
  if (entries.length === 0) return [];
  const fields = entries.map(({ key, texts }): [string, unknown] => {
    const own = LOCALES.flatMap((lang): [Locale, Values][] => {
      const all = texts[lang]?.data.values.map(({ value }) => value);
      return all ? [[lang, all.length === 1 ? (all[0] ?? '') : all]] : [];
    });
    return [key, isSame(own) ? own[0]?.[1] : Object.fromEntries(own)];
  });
  return [{ path: PATH, text: yamlText(Object.fromEntries(fields)) }];
}

/** The same value in every language is written once. */
function isSame(own: readonly [Locale, Values][]): boolean {
  return own.length === LOCALES.length && new Set(own.map(([, value]) => JSON.stringify(value))).size === 1;
}
