import type { CustomerContactRole } from '#shared/contract/customer-contact.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { stableNumber } from '../stable-number.ts';
import { CUSTOMER_ZONES, FIRST_NAMES, LAST_NAMES, type DemoZone } from './customer-regions.data.ts';

export type DemoCustomerContact = {
  family: string;
  role: CustomerContactRole;
  name: string;
  phone: string;
  email: string;
  zone: { fr: string; en: string };
  hours: { fr: string; en: string };
  zipcodes: string[];
};

type Post = Pick<DemoCustomerContact, 'family' | 'role' | 'zone' | 'zipcodes'> & { range: string };

const HOURS: Record<CustomerContactRole, DemoCustomerContact['hours']> = {
  commercial: { fr: 'Du lundi au vendredi, 8 h 30 – 18 h', en: 'Monday to Friday, 8:30 am – 6 pm' },
  technique: { fr: 'Du lundi au vendredi, 8 h – 17 h', en: 'Monday to Friday, 8 am – 5 pm' },
  sav: { fr: 'Du lundi au samedi, 8 h – 19 h', en: 'Monday to Saturday, 8 am – 7 pm' },
  adv: { fr: 'Du lundi au vendredi, 9 h – 17 h', en: 'Monday to Friday, 9 am – 5 pm' },
};

/**
 * Creates fictitious contacts: sales and technical support per region, after-sales and orders per zone, for both
 * families.
 */
export function makeCustomerContacts(): DemoCustomerContact[] {
  const posts = PRODUCT_FAMILIES.flatMap((family) => CUSTOMER_ZONES.flatMap((zone) => postsOf(family, zone)));
  return posts.map(toContact);
}

function postsOf(family: string, { name, range, regions }: DemoZone): Post[] {
  const places = regions.map((region) => ({
    zone: region.name,
    zipcodes: region.zipcodes.split(' '),
    range,
  }));
  const whole = { zone: name, zipcodes: places.flatMap(({ zipcodes }) => zipcodes), range };
  return [
    ...places.flatMap((place) => [
      { family, role: 'commercial' as const, ...place },
      { family, role: 'technique' as const, ...place },
    ]),
    { family, role: 'sav', ...whole },
    { family, role: 'adv', ...whole },
  ];
}

function toContact({ range, ...post }: Post, index: number): DemoCustomerContact {
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[index % LAST_NAMES.length] ?? '';
  const digits = String(stableNumber(`customer contact ${index}`, 10_000)).padStart(4, '0');
  return {
    ...post,
    name: `${first} ${last}`,
    phone: `${range} ${digits.slice(0, 2)} ${digits.slice(2)}`,
    email: `${[first, last].map((part) => searchKey(part).replaceAll(' ', '-')).join('.')}@atre.example`,
    hours: HOURS[post.role],
  };
}
