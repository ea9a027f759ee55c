import { describe, expect, it } from '@jest/globals';
import { joinCommunes } from './join-communes.ts';

const OFFICIAL = [
  { code: '01007', nom: 'Ambronay', type: 'commune-actuelle', codesPostaux: ['01500'], population: 2841 },
  { code: '01008', nom: 'Ambutrix', type: 'commune-actuelle', codesPostaux: ['01500'], population: 760 },
  { code: '01007', nom: 'Ambronay', type: 'commune-associee' },
];

describe('communes of the demo data', () => {
  it('commune: has the coordinates of its seat, rather than of a larger place', () => {
    const geonames = [
      place({ feature: 'PPL', latitude: '46', population: '9000' }),
      place({ feature: 'PPLA4', latitude: '45.95934', population: '2000' }),
    ].join('\n');
    expect(joinCommunes(OFFICIAL, geonames)).toEqual([
      ['01007', 'Ambronay', ['01500'], 45.9593, 5.3516, 2841],
    ]);
  });

  it('places of other countries: omitted', () => {
    expect(joinCommunes(OFFICIAL, place({ feature: 'PPLA4', latitude: '45', country: 'BE' }))).toEqual([]);
  });
});

function place({ feature = '', latitude = '', population = '1', country = 'FR' }): string {
  const cells = Array.from({ length: 19 }, () => '');
  Object.assign(cells, { 4: latitude, 5: '5.3516', 7: feature, 8: country, 13: '01007', 14: population });
  return cells.join('\t');
}
