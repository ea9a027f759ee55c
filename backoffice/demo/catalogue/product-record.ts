export type Translated = { fr: string; en: string };
