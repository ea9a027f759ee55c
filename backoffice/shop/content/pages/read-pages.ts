import type { Findings } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { parseBlocks } from '../blocks/parse-blocks.ts';
import { checkLanguages } from '../check-languages.ts';
import { checkRecord, type At } from '../check-record.ts';
import { pageData, type ContentEntry, type PageData } from '../content-entry.ts';
import type { ReadContext } from '../read-context.ts';
import { frontAt, readLanguageFiles, type LanguageFile, type LanguageFiles } from '../shared-front.ts';
import { pageFront, SHARED_NAMES, type PageFront } from './page-front.ts';

/** Names in the front matter of fields that the contract names otherwise. */
const FRONT_NAMES: Readonly<Record<string, string>> = { published_at: 'published', search_words: 'search' };

/** Pages of `pages/fr/*.md` and `pages/en/*.md` (docs/shop-content.md). Pages with errors are left out. */
export async function readPages(folder: ShopFolder, context: ReadContext): Promise<ContentEntry<PageData>[]> {
  const entries: ContentEntry<PageData>[] = [];
  const options = { schema: pageFront, sharedNames: SHARED_NAMES, findings: context.findings };
  for await (const page of readLanguageFiles(folder, 'pages', options))
    entries.push(...readPage(page, context));
  return entries;
}

function readPage(
  page: LanguageFiles<PageFront>,
  { findings, positions, languages }: ReadContext,
): ContentEntry<PageData>[] {
  const { key, files, shared } = page;
  const start = { file: files[0].path, line: 1, column: 1 };
  const given = files.map(({ lang }) => lang);
  checkLanguages(given, shared.languages ?? languages, start, findings);
  const texts: ContentEntry<PageData>['texts'] = {};
  for (const file of files) {
    const { data, at } = readTexts(file, page, findings);
    positions.set({ resource: 'page', key }, file.lang, at);
    if (data) texts[file.lang] = { slug: data.slug, data };
  }
  if (Object.keys(texts).length < files.length) return [];
  return [
    {
      resource: 'page',
      key,
      code: shared.type ?? null,
      audiences: shared.audiences ?? [],
      position: shared.position ?? 0,
      updated: null,
      texts,
    },
  ];
}

function readTexts(
  file: LanguageFile<PageFront>,
  { shared, sources }: Pick<LanguageFiles<PageFront>, 'shared' | 'sources'>,
  findings: Findings,
): { data: PageData | undefined; at: At } {
  const { front, path, body, bodyLine } = file;
  const blocks = parseBlocks(body, { file: path, firstLine: bodyLine, findings });
  const atFront = frontAt(file, sources, FRONT_NAMES);
  const at: At = (fields) => {
    const [name, index, ...inBlock] = fields;
    if (name !== 'blocks') return atFront(fields);
    const block = typeof index === 'number' ? blocks[index] : undefined;
    return { file: path, line: block?.lineOf(inBlock) ?? bodyLine, column: 1 };
  };
  const record = {
    title: front.title,
    slug: front.slug,
    type: shared.type,
    lead: front.lead,
    description: front.description,
    published_at: shared.published ?? null,
    tags: shared.tags ?? [],
    search_words: front.search ?? [],
    scene: shared.scene ?? null,
    worksite: front.worksite ?? null,
    review: shared.review ?? null,
    blocks: blocks.map(({ block }) => block),
  };
  return { data: checkRecord(pageData, record, { at, findings }), at };
}
