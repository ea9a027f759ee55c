import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '#shared/locale.ts';
import { EMERGENCY_ADVICE } from './emergency-advice.ts';
import { splitAtEmergencyNumbers } from './emergency-numbers.ts';

const dialled = (text: string) => splitAtEmergencyNumbers(text).flatMap(({ url }) => url ?? []);

describe('emergency numbers in a text', () => {
  it.each(LOCALES)('advice in %s: the gas line, 18 and 112 are dialled', (lang) => {
    expect(dialled(EMERGENCY_ADVICE.gas[lang])).toEqual(['tel:0800473333', 'tel:18', 'tel:112']);
    expect(dialled(EMERGENCY_ADVICE.carbonMonoxide[lang])).toEqual(['tel:18', 'tel:112']);
  });

  it('numbers with non-breaking spaces are dialled, and the parts are the text', () => {
    const text = 'Appelez le 0\u00a0800\u202f47\u00a033 33, le 18 ou le 112.';
    expect(dialled(text)).toEqual(['tel:0800473333', 'tel:18', 'tel:112']);
    expect(
      splitAtEmergencyNumbers(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('other figures are not dialled', () => {
    expect(dialled('À 18 °C, la pièce de 112 m² demande 1 180 W.')).toEqual([]);
    expect(dialled('112 W par mètre carré, 18 en rénovation.')).toEqual([]);
    expect(dialled('')).toEqual([]);
  });
});
