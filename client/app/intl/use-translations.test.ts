import { describe, expect, it } from '@jest/globals';
import french from '#locales/fr.json' with { type: 'json' };
import { createSiteIntl } from './messages.ts';
import { createTranslate } from './use-translations.ts';

const text = createTranslate(createSiteIntl('fr', french));

describe('message values', () => {
  it('message: a Hebrew or Arabic value is isolated', () => {
    expect(text('menu.whole_family', { name: 'שלום' })).toContain('\u2068שלום\u2069');
  });

  it('message: a left-to-right value is unchanged', () => {
    expect(text('menu.whole_family', { name: 'Lame' })).not.toMatch(/[\u2066-\u2069]/);
  });
});
