import { describe, expect, it } from '@jest/globals';
import { supportFaultRecord, supportQuestionRecord } from '#shared/contract/shop/support-records.ts';
import { prepareFault, prepareQuestion } from './support-records.ts';

const QUESTION = {
  id: 4,
  category: 'connected',
  exist_in: [1],
  position: 0,
  texts: { fr: { question: 'Et après ?', answer: 'Rien.', search_words: ['suite'] }, en: null },
};
const FAULT = {
  id: 5,
  code: 'N1',
  family: 'connected',
  references: ['AT-LAM'],
  checks: [{ key: 'restart', professional: false, text: { fr: 'Redémarrez.', en: null } }],
  end: 'part',
  position: 0,
  texts: { fr: { slug: 'n1', title: 'N1', meaning: 'Sans réseau.', part: 'Carte' }, en: null },
};
const fieldsOf = ({ id: _id, ...fields }: Record<string, unknown>) => fields;

describe('after-sales records of a form', () => {
  it('untouched records: are sent as they were read', () => {
    expect([prepareQuestion(QUESTION), prepareFault(FAULT)]).toEqual([QUESTION, FAULT]);
  });

  it('language without a word: is one that the record does not have', () => {
    const typed = {
      ...QUESTION,
      texts: { ...QUESTION.texts, en: { question: '', answer: null, search_words: [] } },
    };
    expect(prepareQuestion(typed)).toEqual(QUESTION);
    expect(supportQuestionRecord.safeParse(fieldsOf(prepareQuestion(typed))).success).toBe(true);
  });

  it('language with some words: keeps its empty fields, which the API refuses by name', () => {
    const typed = { ...QUESTION, texts: { ...QUESTION.texts, en: { question: 'And then?', answer: null } } };
    const { error } = supportQuestionRecord.safeParse(fieldsOf(prepareQuestion(typed)));
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['texts.en.answer', 'required'],
    ]);
  });

  it('fault with another end: loses the part to replace', () => {
    const prepared = prepareFault({ ...FAULT, end: 'locator', checks: null });
    expect(prepared).toMatchObject({ checks: [], texts: { fr: { part: null }, en: null } });
    expect(supportFaultRecord.safeParse(fieldsOf(prepared)).success).toBe(true);
  });
});
