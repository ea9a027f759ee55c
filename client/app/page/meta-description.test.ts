import { describe, expect, it } from '@jest/globals';
import { metaDescription } from './meta-description.ts';

const page = { title: 'L1 (Régulation)', description: '', page: 1, site: 'Radiateurs fondus en France.' };

describe('meta description', () => {
  it('is the page’s own, with whitespace collapsed', () => {
    expect(metaDescription({ ...page, description: ' La sonde\n est coupée. ' })).toBe(
      'La sonde est coupée.',
    );
  });

  it('page without description: title and site', () => {
    expect(metaDescription(page)).toBe('L1 (Régulation). Radiateurs fondus en France.');
    expect(metaDescription({ ...page, site: undefined })).toBe('L1 (Régulation).');
  });

  it('further page of a list: begins with the title, which has the page number', () => {
    expect(
      metaDescription({ ...page, title: 'Conseils, page 2', description: 'Bien choisir.', page: 2 }),
    ).toBe('Conseils, page 2. Bien choisir.');
  });

  it('longer than 160 characters: ends after a whole word', () => {
    const long = metaDescription({ ...page, description: 'Un radiateur plat, '.repeat(20) });
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/ (?:radiateur|plat,|Un)…$/);
    expect(metaDescription({ ...page, description: 'x'.repeat(400) })).toHaveLength(160);
  });
});
