import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readMarkdown, type MarkdownFile } from '#backoffice/shop/files/read-markdown.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { filePath, type At } from './check-record.ts';
import { listLanguageFiles } from './language-files.ts';

export type LanguageFile<Front> = MarkdownFile<Front> & { lang: Locale; path: string };

/** The files of an entry, one a language. `sources`: the file that states a field for all languages. */
export type LanguageFiles<Front> = {
  key: string;
  files: readonly [LanguageFile<Front>, ...LanguageFile<Front>[]];
  shared: Partial<Front>;
  sources: ReadonlyMap<string, LanguageFile<Front>>;
};

/**
 * Reads the files below a folder, by key. One file states a field that holds for all languages; others may repeat it,
 * but not contradict it. Entries with a file that cannot be read are left out.
 */
export async function* readLanguageFiles<Schema extends z.ZodObject>(
  folder: ShopFolder,
  root: string,
  { schema, sharedNames, findings }: { schema: Schema; sharedNames: readonly string[]; findings: Findings },
): AsyncGenerator<LanguageFiles<z.output<Schema>>> {
  for (const [key, paths] of await listLanguageFiles(folder, root, findings)) {
    const files: LanguageFile<z.output<Schema>>[] = [];
    for (const lang of LOCALES) {
      const path = paths.get(lang);
      const file = path && (await readMarkdown(folder, path, schema, findings));
      if (file) files.push({ ...file, lang, path });
    }
    const [first, ...others] = files;
    if (first && files.length === paths.size)
      yield { key, files: [first, ...others], ...mergeShared(files, sharedNames, findings) };
  }
}

function mergeShared<Front extends object>(
  files: readonly LanguageFile<Front>[],
  names: readonly string[],
  findings: Findings,
): { shared: Partial<Front>; sources: Map<string, LanguageFile<Front>> } {
  const sources = new Map<string, LanguageFile<Front>>();
  let shared: Partial<Front> = {};
  for (const file of files) {
    for (const [name, value] of Object.entries(file.front)) {
      if (!names.includes(name) || value === undefined) continue;
      const source = sources.get(name);
      if (!source) {
        sources.set(name, file);
        shared = { ...shared, [name]: value };
      } else if (!isDeepStrictEqual(value, new Map(Object.entries(source.front)).get(name)))
        findings.add(errorAt(file.at([name]), 'language_differs', { file: source.path }, name));
    }
  }
  return { shared, sources };
}

/** Positions of the fields of the front matter. `names`: those that the contract names otherwise. */
export function frontAt<Front>(
  file: LanguageFile<Front>,
  sources: ReadonlyMap<string, LanguageFile<Front>>,
  names: Readonly<Record<string, string>>,
): At {
  return ([field = '', ...rest]) => {
    const name = names[String(field)] ?? String(field);
    return (sources.get(name) ?? file).at([name, ...filePath(rest)]);
  };
}
