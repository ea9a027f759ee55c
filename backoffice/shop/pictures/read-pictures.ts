import { z } from 'zod';
import { number, optional, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { errorAt, warningAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import { findNearest } from '#backoffice/shop/files/issue-finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import type { FocalPoint } from '#shared/domain/picture-frame.ts';
import type { Locale } from '#shared/locale.ts';
import {
  assignPictures,
  listPictureNames,
  stemOf,
  type AssignedPicture,
  type PictureSubject,
} from './assign-pictures.ts';
import { inspectPicture } from './inspect-picture.ts';

/** A picture of a product that can be encoded, with what `media.csv` says about it. */
export type PictureRecord = AssignedPicture & {
  focus: FocalPoint | null;
  /** Alternative text by language; empty when the product describes it. */
  alt: Partial<Record<Locale, string>>;
};

const FOLDER = 'media';
/** Paths of pictures of products. */
export const PICTURE = /^media\/[^/]+\.(?:jpe?g|png|webp|avif|gif|heic|tiff?|bmp)$/i;
/** Smaller pictures look blurred. */
const MIN_WIDTH = 640;

const MEDIA = z.object({
  file: text(),
  focus_x: optional(number({ min: 0, max: 100 })),
  focus_y: optional(number({ min: 0, max: 100 })),
  'alt.fr': optionalText(),
  'alt.en': optionalText(),
});

/**
 * Reads the pictures of products: the files of `media/` by their names, and `media.csv` (file; focal point in percent;
 * alternative texts). Each file is checked by its bytes.
 * @param used files of `media/` that other records show, such as those of pages
 */
export async function readPictures(
  folder: ShopFolder,
  subjects: Iterable<PictureSubject>,
  findings: Findings,
  used: ReadonlySet<string> = new Set(),
): Promise<PictureRecord[]> {
  const files = (await folder.list(FOLDER)).filter((path) => PICTURE.test(path));
  const { pictures, others } = assignPictures(files, subjects);
  const names = others.length > 0 ? listPictureNames(subjects) : [];
  for (const file of others) if (!used.has(file)) findings.add(unused(file, names));
  const notes = await readNotes(folder, new Set(files), findings);
  const records: PictureRecord[] = [];
  for (const picture of pictures) {
    const facts = await inspectPicture(await folder.read(picture.file));
    const start = { file: picture.file, line: 1, column: 1 };
    if ('code' in facts) {
      findings.add(errorAt(start, facts.code, facts.values));
      continue;
    }
    if (facts.width < MIN_WIDTH)
      findings.add(warningAt(start, 'picture_small', { width: facts.width, limit: MIN_WIDTH }));
    records.push({ ...picture, ...(notes.get(picture.file) ?? { focus: null, alt: {} }) });
  }
  return records;
}

type Notes = Pick<PictureRecord, 'focus' | 'alt'>;

async function readNotes(
  folder: ShopFolder,
  files: ReadonlySet<string>,
  findings: Findings,
): Promise<Map<string, Notes>> {
  const notes = new Map<string, Notes>();
  for await (const { row, at } of readTable(folder, 'media', MEDIA, findings)) {
    const file = row.file.startsWith(`${FOLDER}/`) ? row.file : `${FOLDER}/${row.file}`;
    if (!files.has(file) && !(await folder.has(file))) findings.add(missing(at('file'), row.file, files));
    else if (notes.has(file)) findings.add(errorAt(at('file'), 'media_twice', { file: row.file }, 'file'));
    const { focus_x: x, focus_y: y, 'alt.fr': fr, 'alt.en': en } = row;
    if ((x === null) !== (y === null))
      findings.add(
        errorAt(at(x === null ? 'focus_x' : 'focus_y'), 'required', {}, x === null ? 'focus_x' : 'focus_y'),
      );
    notes.set(file, {
      focus: x === null || y === null ? null : { x: x / 100, y: y / 100 },
      alt: { ...(fr !== null && { fr }), ...(en !== null && { en }) },
    });
  }
  return notes;
}

function missing(position: Position, value: string, files: ReadonlySet<string>) {
  const near = findNearest(
    value,
    [...files].map((file) => file.slice(FOLDER.length + 1)),
  );
  return near === undefined
    ? errorAt(position, 'media_missing', { file: value }, 'file')
    : errorAt(position, 'media_near', { file: value, near }, 'file');
}

function unused(file: string, names: readonly string[]) {
  const near = findNearest(stemOf(file), names);
  const start = { file, line: 1, column: 1 };
  return near === undefined ? warningAt(start, 'picture_unused') : warningAt(start, 'picture_near', { near });
}
