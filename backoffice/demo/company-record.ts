import { z } from 'zod';
import { optionalText, text, yesNo } from '#backoffice/shop/files/cells.ts';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';

/** Columns of `demo/companies.csv`: the register of companies that sign-ups look up. All are invented. */
const companyColumns = z.object({
  siret: text(),
  name: text(),
  address_1: text(),
  address_2: optionalText(),
  zipcode: text(),
  city: text(),
  active: yesNo(),
});
export type CompanyRecord = z.output<typeof companyColumns>;

export async function readCompanies(folder: ShopFolder, findings: Findings): Promise<CompanyRecord[]> {
  const companies: CompanyRecord[] = [];
  for await (const { row } of readTable(folder, 'demo/companies', companyColumns, findings))
    companies.push(row);
  return companies;
}
