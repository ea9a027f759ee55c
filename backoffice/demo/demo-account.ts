import { z } from 'zod';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { ACCOUNT_STATES } from '#shared/contract/account.ts';

const text = z.string().trim().min(1);
const optional = text.nullable().default(null);

const address = z.strictObject({
  of: z.enum(['customer', 'company']),
  label: text,
  address_1: text,
  address_2: optional,
  zipcode: text,
  city: text,
  mobile: optional,
  invoice: z.boolean().default(false),
  primary: z.boolean().default(false),
});

const account = z.strictObject({
  email: z.email(),
  state: z.enum(ACCOUNT_STATES),
  customer: z.strictObject({ number: text, civility: text, firstname: text, lastname: text, phone: text }),
  /** `discount` in percent, `credit_limit` in euros with tax. */
  company: z
    .strictObject({
      siret: text,
      name: text,
      discount: z.number().int().min(0).max(90),
      credit_limit: z.number().min(0),
    })
    .optional(),
  addresses: z.array(address),
  /** Keys of products. */
  favorites: z.array(text).default([]),
  former_favorites: z
    .array(z.strictObject({ reference: text, days_ago: z.number().int().min(0) }))
    .default([]),
});

/** `demo/accounts.yaml`: accounts that demonstrate each kind. `approved_by`: the operator of credit limits. */
const accountsFile = z.strictObject({ password: text, approved_by: text, accounts: z.array(account) });

export type DemoAccount = z.output<typeof account>;
export type DemoAccounts = z.output<typeof accountsFile>;

const PATH = 'demo/accounts.yaml';
const NO_ACCOUNTS: DemoAccounts = { password: '', approved_by: '', accounts: [] };

/** Reads `demo/accounts.yaml`. */
export async function readAccounts(folder: ShopFolder, findings: Findings): Promise<DemoAccounts> {
  const file = await readYaml(folder, PATH, accountsFile, findings);
  if (!file) return NO_ACCOUNTS;
  for (const [index, { company, addresses }] of file.value.accounts.entries())
    if (company && !addresses.some(({ of }) => of === 'company'))
      findings.add(errorAt(file.at(['accounts', index, 'addresses']), 'required', {}, 'addresses'));
  return file.value;
}
