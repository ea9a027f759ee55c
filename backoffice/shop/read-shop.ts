import type { Catalogue } from './catalogue/catalogue.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { readContent, type ShopContent } from './content/read-content.ts';
import { readScenes } from './content/scenes-table.ts';
import type { Findings } from './files/finding.ts';
import { findUnfilled } from './files/find-unfilled.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import { readMedia, type ShopMedia } from './media/read-media.ts';
import type { PictureSubject } from './pictures/assign-pictures.ts';
import { pictureSubject } from './pictures/picture-subject.ts';
import { readPictures, type PictureRecord } from './pictures/read-pictures.ts';
import { readSite, type ShopSite } from './site/read-site.ts';
import { readShopTables, type ShopTables } from './tables/read-shop-tables.ts';

/** A shop as its files describe it (docs/shop-format.md). */
export type Shop = {
  site: ShopSite | undefined;
  catalogue: Catalogue;
  content: ShopContent;
  tables: ShopTables;
  media: ShopMedia;
  /** Products by the names that files of pictures may have, created anew by each loop. */
  subjects: Iterable<PictureSubject>;
  pictures: PictureRecord[];
};

/** Reads all files of a shop. Every error is in `findings`; records with errors are left out. */
export async function readShop(folder: ShopFolder, findings: Findings): Promise<Shop> {
  await findUnfilled(folder, findings);
  const site = await readSite(folder, findings);
  const vatRates = site?.commerce.vat_rates;
  const catalogue = await readCatalogue(folder, findings, vatRates);
  const content = await readContent(folder, { findings });
  const known = knownKeys(catalogue);
  const tables = await readShopTables(folder, { ...known, vatRates }, findings);
  const media = await readMedia(folder, { ...known, scenes: await readScenes(folder, findings) }, findings);
  const subjects = subjectsOf(catalogue);
  const pictures = await readPictures(folder, subjects, findings);
  return { site, catalogue, content, tables, media, subjects, pictures };
}

function knownKeys({ vocabulary, categories, products, variants }: Catalogue) {
  const guided = products.filter(({ type }) => vocabulary.types.get(type)?.guide !== undefined);
  return {
    guided: new Set(guided.map(({ key }) => key)),
    categories: { file: 'categories', keys: keysOf(categories) },
    products: { file: 'products', keys: keysOf(products) },
    references: {
      file: 'variants',
      keys: new Set([...variants.values()].flat().map(({ reference }) => reference)),
    },
  };
}

function keysOf(records: readonly { key: string }[]): Set<string> {
  return new Set(records.map(({ key }) => key));
}

function subjectsOf({ products, variants }: Catalogue): Iterable<PictureSubject> {
  return {
    *[Symbol.iterator]() {
      for (const product of products) yield pictureSubject(product, variants.get(product.key) ?? []);
    },
  };
}
