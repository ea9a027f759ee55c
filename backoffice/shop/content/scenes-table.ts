import { z } from 'zod';
import { byLanguage } from '#backoffice/shop/by-language.ts';
import { createCheckNew } from '#backoffice/shop/check-keys.ts';
import { optionalText, text } from '#backoffice/shop/files/cells.ts';
import type { Findings, Position } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import type { Locale } from '#shared/locale.ts';
import type { ShopFile } from './shop-file.ts';

const NAME = 'scenes';
const SCHEMA = z.object({
  name: text(),
  product: optionalText(),
  'alt.fr': text(),
  'alt.en': text(),
});

/**
 * A picture of a room. `name`: name of its file; `product`: key of the product whose gallery shows it; `alt`:
 * description of the picture.
 */
export type Scene = { name: string; product: string | null; alt: Record<Locale, string> };

/** A scene, and where the table names it. */
export type ReadScene = Scene & { at: Position };

/** Pictures of rooms, in the order of galleries. */
export async function readScenes(folder: ShopFolder, findings: Findings): Promise<ReadScene[]> {
  const scenes: ReadScene[] = [];
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    const { name, product } = row;
    if (isNew(name, at('name'), 'name'))
      scenes.push({ name, product, alt: byLanguage((lang) => row[`alt.${lang}`]), at: at('name') });
  }
  return scenes;
}

export function sceneFiles(scenes: readonly Scene[]): ShopFile[] {
  const rows = scenes.map(({ name, product, alt }) => ({
    name,
    product,
    'alt.fr': alt.fr,
    'alt.en': alt.en,
  }));
  return rows.length > 0 ? [{ path: `${NAME}.csv`, text: tableText(Object.keys(SCHEMA.shape), rows) }] : [];
}
