import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';

const EXTENSION = '.md';

/**
 * Markdown files below a folder by key, each with its path by language: `pages/fr/careers.md` and
 * `pages/en/careers.md` have the key `careers`.
 */
export async function listLanguageFiles(
  folder: ShopFolder,
  root: string,
  findings: Findings,
): Promise<Map<string, Map<Locale, string>>> {
  const byKey = new Map<string, Map<Locale, string>>();
  for (const path of await folder.list(root)) {
    const [language = '', ...rest] = path.slice(root.length + 1).split('/');
    const lang = LOCALES.find((locale) => locale === language);
    const start = { file: path, line: 1, column: 1 };
    if (rest.length === 0 || !path.endsWith(EXTENSION)) continue;
    if (!lang) {
      findings.add(errorAt(start, 'language_unknown', { value: language, known: LOCALES.join(', ') }));
      continue;
    }
    const key = rest.join('/').slice(0, -EXTENSION.length);
    byKey.set(key, (byKey.get(key) ?? new Map()).set(lang, path));
  }
  return new Map([...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
