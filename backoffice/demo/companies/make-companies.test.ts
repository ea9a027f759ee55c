import { beforeAll, describe, expect, it } from '@jest/globals';
import { findSiretError } from '#shared/domain/siret.ts';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { COMPANIES, makeCompanies, type DemoCompany } from './make-companies.ts';

let companies: DemoCompany[];
beforeAll(async () => {
  companies = makeCompanies(await readCommunes());
});

describe('register of fictitious companies', () => {
  it('[AC-08] two thousand companies: each has a unique number and name', () => {
    expect(companies).toHaveLength(COMPANIES);
    expect(new Set(companies.map(({ siret }) => siret)).size).toBe(COMPANIES);
    expect(new Set(companies.map(({ name }) => name.replace(/ \w+$/, ''))).size).toBe(COMPANIES);
  });

  it('[VA-04] numbers: they are valid and belong to no real company', () => {
    expect(companies.filter(({ siret }) => findSiretError(siret) !== undefined)).toEqual([]);
    expect(companies.filter(({ siret }) => findSiretError(siret.slice(0, 9).padStart(14, '0')))).toEqual([]);
    expect(companies.every(({ siret }) => siret.startsWith('2100'))).toBe(true);
  });

  it('closed companies: about three in a hundred', () => {
    const closed = companies.filter(({ active }) => !active).length;
    expect(closed).toBeGreaterThan(40);
    expect(closed).toBeLessThan(80);
  });

  it('two runs: the register is the same', async () => {
    expect(makeCompanies(await readCommunes())).toEqual(companies);
  });
});
