import type { PictureSource } from '#shared/contract/product-picture.ts';

/** Enough for a list on a screen of high density. */
const MIN_WIDTH = 160;

type Sources = { srcset: readonly PictureSource[] };

/** Address of the smallest file of a picture that a list can show. */
export function smallPicture(picture: Sources | null): string | null {
  const sorted = (picture?.srcset ?? []).toSorted((one, other) => one.width - other.width);
  return (sorted.find(({ width }) => width >= MIN_WIDTH) ?? sorted.at(-1))?.url ?? null;
}
