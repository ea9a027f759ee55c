import { describe, expect, it } from '@jest/globals';
import { toAddressBook, type StoredAddress } from './address-uses.ts';

const stored = (id: number, invoice: boolean, primary: boolean): StoredAddress => ({
  id,
  label: `n° ${id}`,
  address_1: '3 rue du Four',
  address_2: null,
  zipcode: '44000',
  city: 'Nantes',
  mobile: null,
  invoice,
  primary,
});
const uses = ({ own, company }: ReturnType<typeof toAddressBook>) =>
  [...own, ...company].map(({ id, type }) => [id, ...type]);

describe('uses of addresses', () => {
  it.each([
    [
      'a customer’s own are named',
      [stored(1, false, true), stored(2, true, false)],
      [stored(3, true, true)],
      [[1, 'primary'], [2, 'invoice'], [3]],
    ],
    [
      'one is the company’s',
      [stored(1, false, true)],
      [stored(3, true, true)],
      [
        [1, 'primary'],
        [3, 'invoice'],
      ],
    ],
    [
      'nobody has named any',
      [stored(1, false, false), stored(2, false, false)],
      [],
      [[1, 'invoice', 'primary'], [2]],
    ],
    ['there is none', [], [], []],
  ])('[AC-10] each use has exactly one address where %s', (_case, own, company, expected) => {
    expect(uses(toAddressBook(own, company))).toEqual(expected);
  });
});
