import { z } from 'zod';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import type { ShopFile } from '#backoffice/shop/content/shop-file.ts';
import { byLanguage } from '#backoffice/shop/by-language.ts';
import { createCheckNew } from '#backoffice/shop/check-keys.ts';
import { optionalText, text, yesNo } from '#backoffice/shop/files/cells.ts';
import type { Position } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { checkLanguages } from '#backoffice/shop/content/check-languages.ts';
import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { FaultData } from './support-data.ts';

const NAME = 'support/checks';
const SCHEMA = z.object({
  key: text(),
  professional: yesNo(),
  'text.fr': optionalText(),
  'text.en': optionalText(),
});

/** A check that fault codes refer to by key. */
export type SupportCheck = { professional: boolean; texts: Record<Locale, string | null>; at: Position };

export const CHECKS_FILE = `${NAME}.csv`;

export async function readChecks(
  folder: ShopFolder,
  { findings, languages }: ReadContext,
): Promise<Map<string, SupportCheck>> {
  const checks = new Map<string, SupportCheck>();
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    if (!isNew(row.key, at('key'), 'key')) continue;
    const texts = byLanguage((lang) => row[`text.${lang}`]);
    checkLanguages(
      LOCALES.filter((lang) => texts[lang] !== null),
      languages,
      at('key'),
      findings,
    );
    checks.set(row.key, { professional: row.professional, texts, at: at('key') });
  }
  return checks;
}

/** The checks that fault codes name, sorted by key. */
export function checkFiles(faults: readonly ContentEntry<FaultData>[]): ShopFile[] {
  const checks = new Map<string, Omit<SupportCheck, 'at'>>();
  for (const { texts } of faults) {
    for (const lang of LOCALES) {
      for (const { key, text: own, professional } of texts[lang]?.data.checks ?? []) {
        const check = checks.get(key) ?? { professional, texts: { fr: null, en: null } };
        checks.set(key, { ...check, texts: { ...check.texts, [lang]: own } });
      }
    }
  }
  if (checks.size === 0) return [];
  const rows = [...checks]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { professional, texts }]) => ({
      key,
      professional,
      'text.fr': texts.fr,
      'text.en': texts.en,
    }));
  return [{ path: CHECKS_FILE, text: tableText(Object.keys(SCHEMA.shape), rows) }];
}
