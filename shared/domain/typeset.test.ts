import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.ts';

describe('typeset texts', () => {
  it.each([
    ['Il chauffe en 10 min : vite !', 'Il chauffe en 10\u00a0min\u00a0: vite\u00a0!'],
    ['Un radiateur « de chantier » ?', 'Un radiateur «\u00a0de chantier\u00a0»\u00a0?'],
    ['1 000 W pour 10 m², 489 €', '1\u00a0000\u00a0W pour 10\u00a0m², 489\u00a0€'],
    ['20 mètres', '20 mètres'],
    ['| a | b |\n| --- | :-- |', '| a | b |\n| --- | :-- |'],
    ['https://atre.example/a:b', 'https://atre.example/a:b'],
  ])('set in French: %s', (plain, set) => {
    expect(typeset(plain, 'fr')).toBe(set);
  });

  it('preserve a number and its unit together in English, and leave other signs alone', () => {
    expect(typeset('Heats 10 m² : 1500 W; really ?', 'en')).toBe('Heats 10\u00a0m² : 1500\u00a0W; really ?');
  });

  it('are typeset at any depth of a value; numbers and null stay unchanged', () => {
    const page = { title: 'Où ?', position: 3, cover: null, rows: [['8 kW', 2]] };
    expect(typeset(page, 'fr')).toEqual({
      title: 'Où\u00a0?',
      position: 3,
      cover: null,
      rows: [['8\u00a0kW', 2]],
    });
  });
});
