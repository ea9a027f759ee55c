import type { PictureSubject } from './assign-pictures.ts';
import type { PictureRecord } from './read-pictures.ts';

/** A picture in one place; `colour` is `null` when it is shown for every colour. */
export type PictureUse = { record: PictureRecord; colour: string | null };

/**
 * Arranges the pictures of a product. The first one of a colour is the front of that colour; a colour without pictures
 * shows the first one that belongs to no colour. The other ones are the gallery: by colour, then those of all colours.
 */
export function arrangePictures(
  { colours }: Pick<PictureSubject, 'colours'>,
  records: readonly PictureRecord[],
): { fronts: PictureUse[]; gallery: PictureUse[] } {
  const shared = records.filter(({ colour }) => colour === null);
  const [general] = shared;
  const fronts: PictureUse[] = [];
  const gallery: PictureUse[] = [];
  let isGeneralShown = false;
  for (const colour of colours) {
    const [first, ...others] = records.filter((record) => record.colour === colour);
    const front = first ?? general;
    if (front) fronts.push({ record: front, colour });
    isGeneralShown ||= front !== undefined && front === general;
    gallery.push(...others.map((record) => ({ record, colour })));
  }
  const rest = isGeneralShown ? shared.slice(1) : shared;
  return { fronts, gallery: [...gallery, ...rest.map((record) => ({ record, colour: null }))] };
}
