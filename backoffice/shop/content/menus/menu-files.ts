import { z } from 'zod';
import { errorAt } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { records, type RecordOf } from '#shared/contract/records.ts';
import { LOCALES } from '#shared/locale.ts';
import { checkLanguages } from '../check-languages.ts';
import { checkRecord, type At } from '../check-record.ts';
import type { ContentEntry } from '../content-entry.ts';
import type { ReadContext } from '../read-context.ts';
import type { ShopFile } from '../shop-file.ts';
import { menuFileItem, menuFilePath, toMenuFileItem, toMenuItem } from './menu-items.ts';

const FILE = /^menus\/([^/]+)\.yaml$/;
const items = z.array(menuFileItem);
const menuFile = z.strictObject({ fr: items.optional(), en: items.optional() });

/** Menus of `menus/*.yaml`, each named after its code. */
export async function readMenus(
  folder: ShopFolder,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry<RecordOf<'menu'>>[]> {
  const entries: ContentEntry<RecordOf<'menu'>>[] = [];
  for (const path of await folder.list('menus')) {
    const code = FILE.exec(path)?.[1];
    const start = { file: path, line: 1, column: 1 };
    if (code === undefined) {
      findings.add(errorAt(start, 'file_unexpected', { expected: 'menus/*.yaml' }));
      continue;
    }
    const file = await readYaml(folder, path, menuFile, findings);
    if (!file) continue;
    const texts: ContentEntry<RecordOf<'menu'>>['texts'] = {};
    for (const lang of LOCALES) {
      const own = file.value[lang];
      if (!own) continue;
      const at: At = (fields) =>
        fields[0] === 'items' ? file.at([lang, ...menuFilePath(own, fields)]) : start;
      positions.set({ resource: 'menu', key: code }, lang, at);
      const data = checkRecord(records.menu, { code, items: own.map(toMenuItem) }, { at, findings });
      if (data) texts[lang] = { slug: null, data };
    }
    checkLanguages(
      LOCALES.filter((lang) => file.value[lang]),
      languages,
      start,
      findings,
    );
    const position = entries.length;
    entries.push({ resource: 'menu', key: code, code, audiences: [], position, updated: null, texts });
  }
  return entries;
}

export function menuFiles(entries: readonly ContentEntry<RecordOf<'menu'>>[]): ShopFile[] {
  return entries.map(({ key, texts }) => {
    const byLanguage = LOCALES.flatMap((lang) => {
      const data = texts[lang]?.data;
      return data ? [[lang, data.items.map(toMenuFileItem)]] : [];
    });
    return { path: `menus/${key}.yaml`, text: yamlText(Object.fromEntries(byLanguage)) };
  });
}
