import { describe, expect, it } from '@jest/globals';
import { markWords } from './mark-words.ts';

/** The text with the marked pieces in brackets. */
const marked = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

describe('marked words', () => {
  it.each([
    [
      'accents and case are ignored',
      'Sèche-serviettes électrique',
      'SECHE electrique',
      '[Sèche]-serviettes [électrique]',
    ],
    ['an unfinished word marks the whole one', 'Radiateur à inertie', 'radia', '[Radiateur] à inertie'],
    ['a plural marks the singular', 'Un radiateur plat', 'radiateurs', 'Un [radiateur] plat'],
    ['a ligature matches two letters', 'Vue du cœur', 'coeur', 'Vue du [cœur]'],
    ['combining accents stay with their letter', 'Chauffe\u0301 eau', 'chauffe', '[Chauffe\u0301] eau'],
    [
      'short and common words are not marked',
      'Notice de la lame',
      'notice de la lame',
      '[Notice] de la [lame]',
    ],
    ['a single figure marks itself alone', 'Thermostat 2 zones, 2000 W', '2', 'Thermostat [2] zones, 2000 W'],
    ['a figure is marked with its unit', 'Lame 1500 W', '1500 w', 'Lame [1500 W]'],
    ['a figure marks the number that it begins', 'Lame 1500 W', '150', 'Lame [1500] W'],
    [
      'a reference is found without its punctuation',
      'Thermostat PR-MEN-007',
      'prmen007',
      'Thermostat [PR-MEN-007]',
    ],
    [
      'the beginning of a reference is found',
      'AT-LAM-1500-BR, blanc',
      'at lam 1500',
      '[AT-LAM-1500]-BR, blanc',
    ],
    ['a reference among words is found', 'AT-LAM-1500-BR', 'notice AT-LAM-1500-BR', '[AT-LAM-1500-BR]'],
    ['parts of a reference mark no words', 'Meneau, PR-MEN-002', 'PR-MEN-002', 'Meneau, [PR-MEN-002]'],
    ['words that overlap are marked once', 'PR-MEN-007', 'men 007 pr-men-007', '[PR-MEN-007]'],
    ['nothing is marked where nothing matches', 'Ventilation', 'lame', 'Ventilation'],
    ['an empty query marks nothing', 'Lame', '', 'Lame'],
    ['signs alone mark nothing', 'Lame <b>', '<>"&', 'Lame <b>'],
    [
      'markup is text like any other',
      '<img src=x> lame',
      '<img src=x onerror=alert(1)>',
      '<[img] [src]=x> lame',
    ],
    ['other scripts are preserved', 'دفاية Lame', 'دفاية lame', 'دفاية [Lame]'],
  ])('%s', (_case, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('any query: joined pieces equal the text', () => {
    const text = 'Émetteur 1 500 W « AT-LAM-1500-BR » 𝒜 & <b>co</b>';
    for (const query of ['emetteur', 'at lam 1500 br', '1 500', '&', 'b co w', 'AT-LAM'.repeat(30)])
      expect(
        markWords(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
