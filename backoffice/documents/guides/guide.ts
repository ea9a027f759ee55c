import type { Locale } from '#shared/locale.ts';

/** Clearances of an appliance in mm; `null` without a requirement. */
export type Clearances = {
  left: number;
  right: number;
  above: number;
  below: number | null;
  front: number;
};

/** Texts of an installation guide, each list in the order of the work. */
export type GuideWords = {
  safety: string[];
  place: string[];
  fixing: string[];
  connection: string[];
  firstUse: string[];
  care: string[];
};

export type Guide = { clearances: Clearances | null; words: Record<Locale, GuideWords> };
