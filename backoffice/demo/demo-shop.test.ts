import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogueFiles } from '#backoffice/shop/catalogue/write-catalogue.ts';
import { readContacts } from '#backoffice/shop/contacts/read-contacts.ts';
import { writeContacts } from '#backoffice/shop/contacts/write-contacts.ts';
import { readDocuments } from '#backoffice/shop/documents/read-documents.ts';
import { writeDocuments } from '#backoffice/shop/documents/write-documents.ts';
import { readFormerProducts } from '#backoffice/shop/former-products/read-former-products.ts';
import { writeFormerProducts } from '#backoffice/shop/former-products/write-former-products.ts';
import { knownParts, readParts } from '#backoffice/shop/parts/read-parts.ts';
import { readViews } from '#backoffice/shop/parts/read-views.ts';
import { writeParts, writeViews } from '#backoffice/shop/parts/write-parts.ts';
import { readShipping } from '#backoffice/shop/shipping/read-shipping.ts';
import { writeShipping } from '#backoffice/shop/shipping/write-shipping.ts';
import { openingDay } from '#shared/contract/contact.ts';
import { isMetropolitan } from '#shared/domain/postcodes.ts';
import { findSiretError } from '#shared/domain/siret.ts';
import { toOpeningDays } from '#backoffice/shop/points/opening-week.ts';
import { ANY_KEY } from '#tests/support/any-key.ts';
import { readCompanies } from './company-record.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_SHOP_FOLDER, readDemoShop } from './demo-shop.ts';

const ANY = { categories: ANY_KEY, products: ANY_KEY };
const FICTION = /^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/;

const shop = await readDemoShop(async (folder, findings) => {
  const parts = await readParts(folder, findings, ANY);
  return {
    parts,
    views: await readViews(folder, findings, { ...ANY, parts: knownParts(parts.parts) }),
    documents: await readDocuments(folder, findings, ANY),
    contacts: await readContacts(folder, findings, ANY_KEY),
    shipping: await readShipping(folder, findings),
    formerProducts: await readFormerProducts(folder, findings, ANY_KEY),
    companies: await readCompanies(folder, findings),
  };
});

describe('files of the demo shop', () => {
  it('catalogue: written from its records, each file is the same', async () => {
    const differing = [...catalogueFiles(await readDemoCatalogue())].filter(
      ([path, text]) => readFileSync(join(DEMO_SHOP_FOLDER, path), 'utf8') !== text,
    );
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  it('read, then written: every table is the same to the byte', () => {
    const files = [
      ...writeParts(shop.parts),
      ...writeViews(shop.views),
      ...writeDocuments(shop.documents),
      ...writeContacts(shop.contacts),
      ...writeShipping(shop.shipping),
      ...writeFormerProducts(shop.formerProducts),
    ];
    expect(files).toHaveLength(13);
    for (const [path, text] of files)
      expect([path, text === readFileSync(join(DEMO_SHOP_FOLDER, path), 'utf8')]).toEqual([path, true]);
  });
});

describe('parts of the demo shop', () => {
  const { parts, compatibility } = shop.parts;
  const byReference = new Map(parts.map((part) => [part.reference, part]));

  it('at least 1,500 parts of at least 60 products', () => {
    expect(parts.filter(({ kind }) => kind === 'spare').length).toBeGreaterThanOrEqual(1500);
    expect(new Set(compatibility.map(({ product }) => product)).size).toBeGreaterThanOrEqual(60);
  });

  it('replacement chains: each ends with a part on sale and has a reason per step', () => {
    const replaced = parts.filter(({ replaced_by: next }) => next !== null);
    expect(replaced.length).toBeGreaterThan(200);
    for (const part of replaced) {
      expect([part.reference, part.status, part['reason.fr'] === null]).toEqual([
        part.reference,
        'obsolete',
        false,
      ]);
      let last = part;
      while (last.replaced_by !== null)
        last = byReference.get(last.replaced_by) ?? { ...last, replaced_by: null };
      expect([part.reference, last.status === 'obsolete']).toEqual([part.reference, false]);
    }
  });

  it('stock: one part has a single piece left, to demonstrate concurrent orders', () => {
    expect(byReference.get('PR-RAD-004')?.stock).toBe(1);
    expect(parts.some(({ stock, status }) => stock === 0 && status === 'available')).toBe(true);
  });

  it('exploded views: at least 40, each with more than three parts', () => {
    expect(shop.views.views.length).toBeGreaterThanOrEqual(40);
    for (const { code } of shop.views.views) {
      const own = shop.views.positions.filter(({ view }) => view === code);
      expect([code, new Set(own.map(({ part }) => part)).size > 3]).toEqual([code, true]);
    }
  });
});

describe('contacts, relay points and companies of the demo shop', () => {
  it('contacts: their numbers are as specified, and some distributors are stockists', () => {
    const { points } = shop.contacts;
    expect(points.filter(({ type }) => type === 'installer')).toHaveLength(400);
    expect(points.filter(({ type }) => type === 'distributor')).toHaveLength(120);
    expect(points.filter(({ stockist }) => stockist)).toHaveLength(40);
    expect(points.some(({ stockist, type }) => stockist && type === 'installer')).toBe(false);
  });

  it('phone numbers and addresses: reserved for fiction', () => {
    const { points, people } = shop.contacts;
    for (const { phone } of [...points, ...people, ...shop.shipping.relays]) expect(phone).toMatch(FICTION);
    for (const { email, website } of points)
      expect([email, website ?? '.example'].every((address) => address?.endsWith('.example'))).toBe(true);
  });

  it('relay points: at least 1,500 in all of metropolitan France, with unique names', () => {
    const { relays } = shop.shipping;
    expect(relays.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(relays.map(({ name }) => name)).size).toBe(relays.length);
    expect(new Set(relays.map(({ zipcode }) => zipcode.slice(0, 2))).size).toBeGreaterThanOrEqual(90);
    expect(relays.every(({ zipcode }) => isMetropolitan(zipcode))).toBe(true);
    for (const relay of relays.slice(0, 100))
      expect(toOpeningDays(relay).every((day) => openingDay.safeParse(day).success)).toBe(true);
  });

  it('[AC-08] [VA-04] register: two thousand companies with valid numbers that belong to no real one', () => {
    const { companies } = shop;
    expect(companies).toHaveLength(2000);
    expect(new Set(companies.map(({ siret }) => siret)).size).toBe(2000);
    expect(companies.filter(({ siret }) => findSiretError(siret) !== undefined)).toEqual([]);
    expect(companies.every(({ siret }) => siret.startsWith('2100'))).toBe(true);
    const closed = companies.filter(({ active }) => !active).length;
    expect([closed > 40, closed < 80]).toEqual([true, true]);
  });
});
