import type { Locale } from '#shared/locale.ts';

export type Words = Record<Locale, string>;

/** A subject as it is written here, in both languages. */
export type SubjectRecord = {
  id: string;
  label: Words;
  hint: Words;
  audience: 'part' | 'pro' | 'all';
  fields: FieldRecord[];
  requiresProduct: boolean;
  required: ('phone' | 'message' | 'town')[];
  delayDays: number;
};

export type FieldRecord = {
  name: string;
  label: Words;
  kind: 'text' | 'number' | 'choice' | 'date';
  required: boolean;
  hint?: Words;
  unit?: string;
  options?: readonly { value: string; label: Words }[];
};
