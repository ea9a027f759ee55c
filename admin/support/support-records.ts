import type { RaRecord } from 'ra-core';
import { prepareTexts } from './prepare-texts.ts';

/** A rank beyond the last is the last. */
const LAST = 1_000_000;

const CATEGORY_TEXTS = { name: '', slug: '', intro: '' };
const QUESTION_TEXTS = { question: '', answer: '', search_words: [] };
const FAULT_TEXTS = { slug: '', title: '', meaning: '', part: null };

/** Fields before anything is typed. */
export const NEW_CATEGORY = {
  code: '',
  parent: null,
  position: LAST,
  texts: { fr: CATEGORY_TEXTS, en: CATEGORY_TEXTS },
};
export const NEW_QUESTION = {
  category: null,
  exist_in: [],
  position: LAST,
  texts: { fr: QUESTION_TEXTS, en: QUESTION_TEXTS },
};
export const NEW_FAULT = {
  code: null,
  family: null,
  references: [],
  checks: [],
  end: 'ticket',
  position: LAST,
  texts: { fr: FAULT_TEXTS, en: FAULT_TEXTS },
};

/** Typed values as the API takes them. */
export function prepareCategory(typed: RaRecord): RaRecord {
  return prepareTexts(typed, CATEGORY_TEXTS);
}

export function prepareQuestion(typed: RaRecord): RaRecord {
  return prepareTexts(typed, QUESTION_TEXTS);
}

/** A part to replace belongs to that end only. */
export function prepareFault(typed: RaRecord): RaRecord {
  const { checks, references, ...fault } = prepareTexts(typed, FAULT_TEXTS);
  const texts = fault['texts'] as Record<string, object | null>;
  const isPart = typed['end'] === 'part';
  return {
    ...fault,
    id: typed.id,
    checks: checks ?? [],
    references: references ?? [],
    texts: isPart
      ? texts
      : Object.fromEntries(Object.entries(texts).map(([lang, own]) => [lang, own && { ...own, part: null }])),
  };
}
