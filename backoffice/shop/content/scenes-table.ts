import { z } from 'zod';
import { byLanguage } from '#backoffice/shop/by-language.ts';
import { createCheckNew } from '#backoffice/shop/check-keys.ts';
import { choice, optional, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { errorAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { FOCUS_STEP } from '#shared/contract/picture-focus.ts';
import type { Locale } from '#shared/locale.ts';
import type { ShopFile } from './shop-file.ts';

const NAME = 'scenes';
const STEPS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => String(step * FOCUS_STEP));
const share = optional(choice(STEPS).transform(Number));
const SCHEMA = z.object({
  name: text(),
  product: optionalText(),
  'alt.fr': text(),
  'alt.en': text(),
  focus_x: share,
  focus_y: share,
  reference: optionalText(),
});

/**
 * A picture of a room. `name`: name of its file; `product`: key of the product whose gallery shows it; `alt`:
 * description of the picture; `focus`: where its subject is, in percent of width and height; `reference`: of the
 * variant that it shows.
 */
export type Scene = {
  name: string;
  product: string | null;
  alt: Record<Locale, string>;
  focus: { x: number; y: number } | null;
  reference: string | null;
};

/** A scene, and where the table names it and its variant. */
export type ReadScene = Scene & { at: Record<'name' | 'reference', Position> };

/** Pictures of rooms, in the order of galleries. */
export async function readScenes(folder: ShopFolder, findings: Findings): Promise<ReadScene[]> {
  const scenes: ReadScene[] = [];
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    const { name, product, focus_x: x, focus_y: y, reference } = row;
    const half = x === null ? 'focus_x' : 'focus_y';
    if ((x === null) !== (y === null)) findings.add(errorAt(at(half), 'required', {}, half));
    const focus = x === null || y === null ? null : { x, y };
    if (isNew(name, at('name'), 'name'))
      scenes.push({
        name,
        product,
        alt: byLanguage((lang) => row[`alt.${lang}`]),
        focus,
        reference,
        at: { name: at('name'), reference: at('reference') },
      });
  }
  return scenes;
}

export function sceneFiles(scenes: readonly Scene[]): ShopFile[] {
  const rows = scenes.map(({ name, product, alt, focus, reference }) => ({
    name,
    product,
    'alt.fr': alt.fr,
    'alt.en': alt.en,
    focus_x: focus?.x ?? null,
    focus_y: focus?.y ?? null,
    reference,
  }));
  return rows.length > 0 ? [{ path: `${NAME}.csv`, text: tableText(Object.keys(SCHEMA.shape), rows) }] : [];
}
