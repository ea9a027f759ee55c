/** Reference climates of the European regulations on heating: those of Helsinki, Strasbourg and Athens. */
export const CLIMATES = ['colder', 'average', 'warmer'] as const;
export type Climate = (typeof CLIMATES)[number];
