import { describe, expect, it } from '@jest/globals';
import type { Locale } from '#shared/locale.ts';
import { collectTexts, messagesOf, textsOf } from './collect-texts.ts';
import { findWordingFindings } from './find-wording-findings.ts';
import { WORDING_RULES } from './wording-rules.data.ts';

const findingsOf = (lang: Locale, text: string) =>
  findWordingFindings([{ location: 'planted', lang, text }], WORDING_RULES);

describe('wording and typography of every text', () => {
  it('all texts: have no forbidden word and follow the typography of their language', () => {
    expect(findWordingFindings(collectTexts(), WORDING_RULES)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['fr', 'Puissance : 1\u00a0500\u00a0W', 'before ; : ? ! and »'],
    ['fr', 'Posez-le; serrez.', 'before ; ? and !'],
    ['fr', 'Cochez « Comparer\u00a0».', 'after «'],
    ['fr', 'De -10 à 46\u00a0°C', 'minus sign'],
    ['fr', 'L\u0027eau', 'apostrophe'],
    ['fr', 'Il fait 1500\u00a0W.', 'thousands'],
    ['fr', 'Il pèse 21.4\u00a0kg.', 'decimal sign'],
    ['fr', 'Envoyer par courriel', 'e-mail'],
    ['fr', 'La position hors gel', 'hors-gel'],
    ['fr', 'Un isolement moyen', 'isolation'],
    ['en', 'Heats 1500\u00a0W', 'comma'],
    ['en', 'About 30 % less', 'before %'],
    ['en', 'It weighs 21,4\u00a0kg', 'point'],
    ['en', 'Your basket is empty', 'cart'],
    ['en', 'If it fails, ring us.', 'call'],
    ['en', 'Choose the way of delivery', 'delivery method'],
    ['en', 'Choose a color', 'British'],
  ])('mistake is found (%s): %s', (lang, text, reason) => {
    expect(findingsOf(lang, text).join('\n')).toContain(reason);
  });

  it.each<[Locale, string]>([
    ['fr', 'Mode «\u00a0éco\u00a0»\u00a0: de −10 à 21,5\u00a0°C, 1\u00a0500\u00a0W\u00a0?'],
    ['en', 'From −10 to 21.5\u00a0°C, 1,500\u00a0W, 30% less; see AT-LAM-1500-BR.'],
    ['en', 'The top basket of the dishwasher'],
  ])('correct text has no finding (%s): %s', (lang, text) => {
    expect(findingsOf(lang, text)).toEqual([]);
  });

  it('message catalogues of storefront and back office: read, and a forbidden word is found', () => {
    const folders = new Set(
      collectTexts().map(({ location }) => location.match(/^(.*locales)\/\S+\.json /)?.[1]),
    );
    expect([...folders].filter(Boolean)).toEqual(['locales', 'backoffice/locales']);
    const planted = JSON.stringify({ 'emails.stock.closing': 'It is still in your basket.' });
    const texts = messagesOf('backoffice/locales/emails.en.json', planted, 'en');
    expect(findWordingFindings(texts, WORDING_RULES).join('\n')).toContain(
      'backoffice/locales/emails.en.json emails.stock.closing (en): “cart”',
    );
  });

  it('texts in code: collected by language from every syntax', () => {
    const source = `
      const A = { fr: { a: 'Un', b: (n: number) => \`deux \${n}\` }, en: { a: 'One' } };
      const b = lang === 'fr' ? 'Trois' : 'Three';
      const c = say('Quatre', 'Four');
      const FRENCH = { d: 'Cinq' } as const;
      const e = { fr: { slug: 'six-pieces' } };`;
    expect(textsOf('client/example.ts', source).map(({ lang, text }) => `${lang} ${text}`)).toEqual([
      'fr Un',
      'fr deux \uFFFC',
      'en One',
      'fr Trois',
      'en Three',
      'fr Quatre',
      'en Four',
      'fr Cinq',
    ]);
  });
});
