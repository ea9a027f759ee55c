import type { Locale } from '#shared/locale.ts';

/** Room an appliance needs around itself, in mm; `null` where nothing is asked for. */
export type Clearances = {
  left: number;
  right: number;
  above: number;
  below: number | null;
  front: number;
};

/** What an installation guide says of a family of appliances, each list in the order it is done. */
export type GuideWords = {
  safety: string[];
  place: string[];
  fixing: string[];
  connection: string[];
  firstUse: string[];
  care: string[];
};

export type Guide = { clearances: Clearances | null; words: Record<Locale, GuideWords> };
