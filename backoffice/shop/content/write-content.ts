import { articleFiles } from '#backoffice/shop/support/write-articles.ts';
import { supportCategoryFiles } from '#backoffice/shop/support/category-table.ts';
import { checkFiles } from '#backoffice/shop/support/check-table.ts';
import { questionFiles } from '#backoffice/shop/support/question-table.ts';
import { faultFiles } from '#backoffice/shop/support/write-faults.ts';
import type { ContentEntry } from './content-entry.ts';
import { DATA_SCHEMAS } from './data-schemas.ts';
import { entriesOf } from './entries-of.ts';
import { menuFiles } from './menus/menu-files.ts';
import { pageFiles } from './pages/write-pages.ts';
import { codeTableFiles } from './plain/code-tables.ts';
import { settingFiles } from './plain/settings-file.ts';
import { recordFileTexts } from './records/record-files.ts';
import { redirectFiles, type RedirectEntry } from './redirects-file.ts';
import type { ShopFile } from './shop-file.ts';

/** The files of editorial content, in the form that `readContent` reads. Entries are written in their order. */
export function contentFiles({
  entries,
  redirects,
}: {
  entries: readonly ContentEntry[];
  redirects: readonly RedirectEntry[];
}): ShopFile[] {
  const faults = entriesOf(entries, 'sav_fault', DATA_SCHEMAS.sav_fault);
  return [
    ...menuFiles(entriesOf(entries, 'menu', DATA_SCHEMAS.menu)),
    ...settingFiles(entriesOf(entries, 'setting', DATA_SCHEMAS.setting)),
    ...codeTableFiles(entries),
    ...recordFileTexts(entries),
    ...pageFiles(entriesOf(entries, 'page', DATA_SCHEMAS.page)),
    ...supportCategoryFiles(entriesOf(entries, 'sav_category', DATA_SCHEMAS.sav_category)),
    ...articleFiles(entriesOf(entries, 'sav', DATA_SCHEMAS.sav)),
    ...questionFiles(entriesOf(entries, 'sav_question', DATA_SCHEMAS.sav_question)),
    ...faultFiles(faults),
    ...checkFiles(faults),
    ...redirectFiles(redirects),
  ];
}
