import { z } from 'zod';
import { AUDIENCES } from '#backoffice/shop/audiences.ts';
import { checkLanguages } from '#backoffice/shop/content/check-languages.ts';
import { checkRecord, type At } from '#backoffice/shop/content/check-record.ts';
import { articleData, type ArticleData, type ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import {
  frontAt,
  readLanguageFiles,
  type LanguageFile,
  type LanguageFiles,
} from '#backoffice/shop/content/shared-front.ts';
import { checkKnown, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { LOCALES } from '#shared/locale.ts';
import { parseSteps } from './steps.ts';

/** Fields that hold for all languages. */
const shared = z.object({
  category: z.string().optional(),
  position: z.number().int().min(0).max(1_000_000).optional(),
  /** Day of the last change. */
  updated: z.iso.date().optional(),
  audiences: z.array(z.enum(AUDIENCES)).optional(),
  /** References of products. */
  products: z.array(z.string()).optional(),
  languages: z.array(z.enum(LOCALES)).optional(),
});
const front = z.strictObject({
  ...shared.shape,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  search: z.array(z.string()).optional(),
});
type Front = z.infer<typeof front>;
type Article = LanguageFiles<Front>;

const FRONT_NAMES: Readonly<Record<string, string>> = { references: 'products', search_words: 'search' };

/** After-sales pages of `support/fr/*.md` and `support/en/*.md`. */
export async function readArticles(
  folder: ShopFolder,
  categories: KnownKeys,
  context: ReadContext,
): Promise<ContentEntry<ArticleData>[]> {
  const entries: ContentEntry<ArticleData>[] = [];
  const options = { schema: front, sharedNames: Object.keys(shared.shape), findings: context.findings };
  for await (const article of readLanguageFiles(folder, 'support', options))
    entries.push(...readArticle(article, categories, context));
  return entries;
}

function readArticle(
  article: Article,
  categories: KnownKeys,
  { findings, positions, languages }: ReadContext,
): ContentEntry<ArticleData>[] {
  const { key, files, shared: common } = article;
  const start = { file: files[0].path, line: 1, column: 1 };
  checkLanguages(
    files.map(({ lang }) => lang),
    common.languages ?? languages,
    start,
    findings,
  );
  const texts: ContentEntry<ArticleData>['texts'] = {};
  for (const file of files) {
    const { data, at } = readTexts(file, article, findings);
    positions.set({ resource: 'sav', key }, file.lang, at);
    if (data) texts[file.lang] = { slug: data.slug, data };
  }
  const { category } = common;
  const source = article.sources.get('category') ?? files[0];
  if (category !== undefined)
    checkKnown(categories, category, { at: source.at(['category']), field: 'category', findings });
  if (Object.keys(texts).length < files.length) return [];
  return [
    {
      resource: 'sav',
      key,
      code: key,
      audiences: common.audiences ?? [],
      position: common.position ?? 0,
      updated: common.updated ?? null,
      texts,
    },
  ];
}

function readTexts(
  file: LanguageFile<Front>,
  { shared: common, sources }: Article,
  findings: Findings,
): { data: ArticleData | undefined; at: At } {
  const { path, bodyLine } = file;
  const { steps, strayLine } = parseSteps(file.body, bodyLine);
  if (strayLine !== undefined)
    findings.add(errorAt({ file: path, line: strayLine, column: 1 }, 'step_expected', {}, 'steps'));
  const atFront = frontAt(file, sources, FRONT_NAMES);
  const at: At = (fields) => {
    const [name, index] = fields;
    if (name !== 'steps') return atFront(fields);
    const step = typeof index === 'number' ? steps[index] : undefined;
    return { file: path, line: step?.line ?? bodyLine, column: 1 };
  };
  const { slug, title, lead, search } = file.front;
  const record = {
    title,
    slug,
    lead,
    category: common.category,
    steps: steps.map(({ line: _line, ...step }) => step),
    references: common.products ?? [],
    search_words: search ?? [],
  };
  return { data: checkRecord(articleData, record, { at, findings }), at };
}
