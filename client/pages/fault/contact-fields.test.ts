import { describe, expect, it } from '@jest/globals';
import { contactFields } from './contact-fields.ts';

const TITLE = 'H02 : pression trop basse';
const query = (...given: Parameters<typeof contactFields>) =>
  `${new URLSearchParams(contactFields(...given))}`;

describe('contactFields', () => {
  it('fault of one appliance: all fields are prefilled', () => {
    const fault = { code: 'H02', title: TITLE, products: [{ name: 'Forge' }] };
    expect(query(fault, 'part')).toBe(
      'subject=after-sales&product=Forge&fault_code=H02&message=H02+%3A+pression+trop+basse',
    );
  });

  it('several appliances or none: no product; no code: no fault code', () => {
    const fault = { code: null, title: 'Siffle', products: [{ name: 'Forge' }, { name: 'Foyer' }] };
    expect(query(fault, 'pro')).toBe('subject=pro-after-sales&message=Siffle');
    expect(query({ ...fault, products: [] }, 'part')).toBe('subject=after-sales&message=Siffle');
  });
});
