import type { Findings } from '#backoffice/shop/files/finding.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { readSupport } from '#backoffice/shop/support/read-support.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { ContentEntry } from './content-entry.ts';
import { readMenus } from './menus/menu-files.ts';
import { readPages } from './pages/read-pages.ts';
import { readCodeTables } from './plain/code-tables.ts';
import { readSettings } from './plain/settings-file.ts';
import { createPositions, type Positions } from './positions.ts';
import { readRecordFiles } from './records/record-files.ts';
import { readRedirects, type ReadRedirect } from './redirects-file.ts';

export type ShopContent = {
  entries: readonly ContentEntry[];
  redirects: readonly ReadRedirect[];
  /** Positions of the fields of entries, for findings of later checks. */
  positions: Positions;
};

/**
 * Editorial content of a shop's folder: menus, settings, tags, home pages, pages, after-sales pages, redirects. Entries
 * with errors are left out; every error is in `findings`.
 */
export async function readContent(
  folder: ShopFolder,
  { findings, languages = LOCALES }: { findings: Findings; languages?: readonly Locale[] },
): Promise<ShopContent> {
  const positions = createPositions();
  const context = { findings, positions, languages };
  const entries = [
    ...(await readMenus(folder, context)),
    ...(await readSettings(folder, context)),
    ...(await readCodeTables(folder, context)),
    ...(await readRecordFiles(folder, context)),
    ...(await readPages(folder, context)),
    ...(await readSupport(folder, context)),
  ];
  return { entries, redirects: await readRedirects(folder, context), positions };
}
