import { describe, expect, it } from '@jest/globals';
import { phoneLink, unbrokenPhone, writtenPhone } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['02 61 91 12 12', 'tel:0261911212'],
    ['+33 2 61 91 12 12', 'tel:+33261911212'],
    ['02.61.91.12.12', 'tel:0261911212'],
    ['02\u00a061\u00a091', 'tel:026191'],
    ['+44 (0)20 7946 0000', 'tel:+4402079460000'],
  ])('%s is dialled as %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  it('are formatted without line breaks', () => {
    expect(unbrokenPhone('02 61 91')).toBe('02\u00a061\u00a091');
  });

  it('of France are formatted in pairs, others are unchanged', () => {
    expect(writtenPhone('+33639980412')).toBe('06 39 98 04 12');
    expect(writtenPhone('+32470123456')).toBe('+32470123456');
    expect(writtenPhone('02 61 91 04 12')).toBe('02 61 91 04 12');
  });
});
