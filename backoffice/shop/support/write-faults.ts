import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import type { ShopFile } from '#backoffice/shop/content/shop-file.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { LOCALES } from '#shared/locale.ts';
import { FAULT_SCHEMA, FAULTS_NAME } from './fault-table.ts';
import type { FaultData } from './support-data.ts';

/** The table of fault codes. */
export function faultFiles(entries: readonly ContentEntry<FaultData>[]): ShopFile[] {
  if (entries.length === 0) return [];
  return [
    { path: `${FAULTS_NAME}.csv`, text: tableText(Object.keys(FAULT_SCHEMA.shape), entries.map(rowOf)) },
  ];
}

function rowOf({ key, texts }: ContentEntry<FaultData>) {
  const [first] = LOCALES.flatMap((lang) => texts[lang]?.data ?? []);
  return {
    key,
    code: first?.code ?? null,
    family: first?.family ?? null,
    products: first?.references ?? [],
    checks: first?.checks.map((check) => check.key) ?? [],
    end: first?.end.kind ?? null,
    ...Object.fromEntries(
      LOCALES.flatMap((lang) => {
        const data = texts[lang]?.data;
        return [
          [`slug.${lang}`, data ? ownSlug(data) : null],
          [`title.${lang}`, data?.title ?? null],
          [`meaning.${lang}`, data?.meaning ?? null],
          [`part.${lang}`, data?.end.part ?? null],
        ];
      }),
    ),
  };
}

/** The last segment of the address; `null` for the default. */
function ownSlug({ slug, code }: FaultData): string | null {
  const last = slug.slice(slug.lastIndexOf('/') + 1);
  return last === code?.toLowerCase() ? null : last;
}
