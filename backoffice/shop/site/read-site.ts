import { z } from 'zod';
import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readYaml } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { brand, brandColours, type Brand } from '#shared/contract/brand.ts';
import { commerceFile, FIRST_COMMERCE, type Commerce } from '#shared/contract/commerce.ts';
import { legalIdentity, type LegalIdentity } from '#shared/contract/legal-identity.ts';
import { isCurrencyCode } from '#shared/domain/currency.ts';
import type { Locale } from '#shared/locale.ts';
import { checkContrast } from './contrast.ts';
import { readLogo } from './parse-logo.ts';

/** Brand, legal identity and commerce of a shop. `currency`: ISO 4217 code. */
export type ShopSite = { brand: Brand; seller: LegalIdentity; commerce: Commerce; currency: string };

export const SHOP_FILE = 'shop.yaml';
export const LOGO_FILE = 'theme/logo.svg';
export const ICON_FILE = 'theme/icon.svg';
/** Version of the format of shops (docs/shop-format.md). */
export const FORMAT_VERSION = 1;

const { name, professional_name, phone, founded, typeface, features } = brand.shape;

const shopFile = z.strictObject({
  format: z.literal(FORMAT_VERSION),
  brand: z.strictObject({
    name,
    professional_name,
    phone: phone.default(null),
    founded: founded.default(null),
    colours: brandColours.strict().nullable().default(null),
    typeface: typeface.default('standard'),
  }),
  features,
  seller: legalIdentity,
  currency: z.string().refine(isCurrencyCode, { error: 'invalid_currency' }).default('EUR'),
  commerce: commerceFile.default(FIRST_COMMERCE),
});

const texts = z.record(z.string(), z.string().max(1000));

/** Reads `shop.yaml`, the drawings of `theme/` and the brand's own texts; `undefined` when `shop.yaml` has errors. */
export async function readSite(folder: ShopFolder, findings: Findings): Promise<ShopSite | undefined> {
  const file = await readYaml(folder, SHOP_FILE, shopFile, findings);
  if (!file) {
    if (!(await folder.has(SHOP_FILE)))
      findings.add(errorAt({ file: SHOP_FILE, line: 1, column: 1 }, 'shop_file_missing'));
    return undefined;
  }
  const { brand: written, features: chosen, seller, commerce: sold, currency } = file.value;
  if (written.colours)
    checkContrast(written.colours, (field) => file.at(['brand', 'colours', field]), findings);
  return {
    seller,
    commerce: sold,
    currency,
    brand: {
      ...written,
      features: chosen.toSorted(),
      logo: await readLogo(folder, LOGO_FILE, findings),
      icon: await readLogo(folder, ICON_FILE, findings),
      texts: await readTexts(folder, findings),
    },
  };
}

async function readTexts(folder: ShopFolder, findings: Findings): Promise<Brand['texts']> {
  const read = async (lang: Locale) =>
    (await readYaml(folder, `texts/${lang}.yaml`, texts, findings))?.value ?? {};
  return { fr: await read('fr'), en: await read('en') };
}
