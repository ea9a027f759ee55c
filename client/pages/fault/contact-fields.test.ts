import { describe, expect, it } from '@jest/globals';
import { contactFields } from './contact-fields.ts';

const TITLE = 'H02 : pression trop basse';
const query = (...given: Parameters<typeof contactFields>) =>
  `${new URLSearchParams(contactFields(...given))}`;

describe('what a fault says to the contact form', () => {
  it('is everything where it concerns one appliance', () => {
    const fault = { code: 'H02', title: TITLE, products: [{ name: 'Forge' }] };
    expect(query(fault, 'part')).toBe(
      'subject=after-sales&product=Forge&fault_code=H02&message=H02+%3A+pression+trop+basse',
    );
  });

  it('leaves the appliance open where there are several or none, and the code where there is none', () => {
    const fault = { code: null, title: 'Siffle', products: [{ name: 'Forge' }, { name: 'Foyer' }] };
    expect(query(fault, 'pro')).toBe('subject=pro-after-sales&message=Siffle');
    expect(query({ ...fault, products: [] }, 'part')).toBe('subject=after-sales&message=Siffle');
  });
});
