import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { synonymRecord } from '#shared/contract/search.ts';
import { homeData, sectionData, slideData, type ContentEntry } from '../content-entry.ts';
import type { ReadContext } from '../read-context.ts';
import type { ShopFile } from '../shop-file.ts';
import { readRecordFile, recordFiles } from './record-file.ts';

const HOME = { path: 'home.yaml', resource: 'home', data: homeData, isByAudience: true } as const;
const SLIDES = {
  path: 'slides.yaml',
  resource: 'slider',
  data: slideData,
  shared: ['reference', 'scene', 'focus'],
} as const;
const SYNONYMS = { path: 'synonyms.yaml', resource: 'search', data: synonymRecord } as const;
const SECTIONS = { path: 'site-map.yaml', resource: 'sitemap', data: sectionData } as const;

/** Home pages, slides, synonyms of the search and sections of the site map. */
export async function readRecordFiles(folder: ShopFolder, context: ReadContext): Promise<ContentEntry[]> {
  return [
    ...(await readRecordFile(folder, HOME, context)),
    ...(await readRecordFile(folder, SLIDES, context)),
    ...(await readRecordFile(folder, SYNONYMS, context)),
    ...(await readRecordFile(folder, SECTIONS, context)),
  ];
}

export function recordFileTexts(entries: readonly ContentEntry[]): ShopFile[] {
  return [HOME, SLIDES, SYNONYMS, SECTIONS].flatMap((file) =>
    recordFiles(
      entries.filter(({ resource }) => resource === file.resource),
      file,
    ),
  );
}
