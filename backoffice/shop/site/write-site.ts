import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { LOCALES } from '#shared/locale.ts';
import { logoText } from './parse-logo.ts';
import { FORMAT_VERSION, ICON_FILE, LOGO_FILE, SHOP_FILE, type ShopSite } from './read-site.ts';

/** The files of a site: path and text. */
export function siteFiles({ brand, seller, commerce, currency }: ShopSite): [path: string, text: string][] {
  const { logo, icon, texts, features, ...written } = brand;
  return [
    [
      SHOP_FILE,
      yamlText({
        format: FORMAT_VERSION,
        brand: written,
        features: features.toSorted(),
        seller,
        currency,
        commerce,
      }),
    ],
    ...(logo ? [[LOGO_FILE, logoText(logo)] as [string, string]] : []),
    ...(icon ? [[ICON_FILE, logoText(icon)] as [string, string]] : []),
    ...LOCALES.filter((lang) => Object.keys(texts[lang]).length > 0).map((lang): [string, string] => [
      `texts/${lang}.yaml`,
      yamlText(sortKeys(texts[lang])),
    ]),
  ];
}

/** The database does not store the order of keys. */
function sortKeys(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
