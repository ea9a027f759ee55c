import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContentResource } from '#backoffice/content/content-store.ts';
import { AUDIENCES, type Audience } from '#backoffice/shop/audiences.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { LOCALES } from '#shared/locale.ts';
import { checkLanguages } from '../check-languages.ts';
import { checkRecord, filePath, type At } from '../check-record.ts';
import type { ContentEntry } from '../content-entry.ts';
import { leaveOutEmpty } from '../leave-out-empty.ts';
import type { ReadContext } from '../read-context.ts';
import type { ShopFile } from '../shop-file.ts';

/**
 * A YAML file of records by key. Each states `audiences`, fields that are the same in every language, and the other
 * fields below `fr` and `en`.
 */
export type RecordFile = {
  path: string;
  resource: ContentResource;
  data: z.ZodObject;
  /** Fields that stand above the languages if these agree. */
  shared?: readonly string[];
  /** The key of a record is the audience that sees it. */
  isByAudience?: boolean;
};

const fields = z.record(z.string(), z.unknown());
const fileRecord = z
  .object({
    audiences: z.array(z.enum(AUDIENCES)).optional(),
    position: z.number().int().min(0).optional(),
    fr: fields.optional(),
    en: fields.optional(),
  })
  .catchall(z.unknown());
const recordFile = z.record(z.string(), fileRecord);

export async function readRecordFile(
  folder: ShopFolder,
  file: RecordFile,
  { findings, positions, languages }: ReadContext,
): Promise<ContentEntry[]> {
  const { path, resource } = file;
  const yaml = await readYaml(folder, path, recordFile, findings);
  if (!yaml) return [];
  const schema = file.data.strict();
  const ranks = new Map<string, number>();
  return Object.entries(yaml.value).map(([key, record]) => {
    const { audiences = audiencesOfKey(file, key), position, fr, en, ...shared } = record;
    const byLanguage = { fr, en };
    const texts: ContentEntry['texts'] = {};
    for (const lang of LOCALES) {
      const own = byLanguage[lang];
      if (!own) continue;
      const at: At = ([name = '', ...rest]) =>
        yaml.at([key, ...(name in shared ? [] : [lang]), ...filePath([name, ...rest])]);
      positions.set({ resource, key }, lang, at);
      const data = checkRecord(schema, { ...shared, ...own }, { at, findings });
      if (data) texts[lang] = { slug: null, data };
    }
    checkLanguages(
      LOCALES.filter((lang) => byLanguage[lang]),
      languages,
      yaml.at([key]),
      findings,
    );
    const rank = nextRank(ranks, audiences);
    const code = file.isByAudience ? key : null;
    return { resource, key, code, audiences, position: position ?? rank, updated: null, texts };
  });
}

/** The file of the given records; none without any. */
export function recordFiles(entries: readonly ContentEntry[], file: Omit<RecordFile, 'data'>): ShopFile[] {
  if (entries.length === 0) return [];
  const ranks = new Map<string, number>();
  const written = entries.map((entry): [string, unknown] => {
    const isUsual = isDeepStrictEqual([...entry.audiences], audiencesOfKey(file, entry.key));
    const rank = nextRank(ranks, entry.audiences);
    const shared = sharedFields(entry, file.shared ?? []);
    const texts = LOCALES.flatMap((lang): [string, unknown][] => {
      const data = entry.texts[lang]?.data;
      return data ? [[lang, without(data, Object.keys(shared))]] : [];
    });
    return [
      entry.key,
      {
        ...leaveOutEmpty({ audiences: isUsual ? [] : entry.audiences }),
        ...(entry.position !== rank && { position: entry.position }),
        ...shared,
        ...Object.fromEntries(texts),
      },
    ];
  });
  return [{ path: file.path, text: yamlText(Object.fromEntries(written)) }];
}

function audiencesOfKey({ isByAudience }: { isByAudience?: boolean }, key: string): Audience[] {
  return isByAudience ? AUDIENCES.filter((audience) => audience === key) : [];
}

/** Rank of a record among those before it that have the same audiences. */
function nextRank(ranks: Map<string, number>, audiences: readonly Audience[]): number {
  const group = audiences.join();
  const rank = ranks.get(group) ?? 0;
  ranks.set(group, rank + 1);
  return rank;
}

function sharedFields({ texts }: ContentEntry, names: readonly string[]): Record<string, unknown> {
  const all = LOCALES.map((lang) => new Map<string, unknown>(Object.entries(texts[lang]?.data ?? {})));
  const [first] = all;
  return Object.fromEntries(
    names
      .filter((name) =>
        all.every(
          (fieldsOf) => fieldsOf.has(name) && isDeepStrictEqual(fieldsOf.get(name), first?.get(name)),
        ),
      )
      .map((name) => [name, first?.get(name)]),
  );
}

function without(data: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}
