import { describe, expect, it } from '@jest/globals';
import french from '#locales/fr.json' with { type: 'json' };
import { createSiteIntl } from './messages.ts';
import { createText } from './use-text.ts';

const text = createText(createSiteIntl('fr', french));

describe('values of a message', () => {
  it('message: a value in Hebrew or Arabic is isolated, so that it turns nothing around it', () => {
    expect(text('menu.whole_family', { name: 'שלום' })).toContain('\u2068שלום\u2069');
  });

  it('message: a value from left to right stays as it is', () => {
    expect(text('menu.whole_family', { name: 'Lame' })).not.toMatch(/[\u2066-\u2069]/);
  });
});
