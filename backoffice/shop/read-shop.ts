import type { Catalogue } from './catalogue/catalogue.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { readContent, type ShopContent } from './content/read-content.ts';
import type { Findings } from './files/finding.ts';
import type { ShopFolder } from './files/shop-folder.ts';
import type { PictureSubject } from './pictures/assign-pictures.ts';
import { readPictures, type PictureRecord } from './pictures/read-pictures.ts';
import { readSite, type ShopSite } from './site/read-site.ts';

/** A shop as its files describe it (docs/shop-format.md). */
export type Shop = {
  site: ShopSite | undefined;
  catalogue: Catalogue;
  content: ShopContent;
  /** Products by the names that files of pictures may have. */
  subjects: PictureSubject[];
  pictures: PictureRecord[];
};

/** Reads all files of a shop. Every error is in `findings`; records with errors are left out. */
export async function readShop(folder: ShopFolder, findings: Findings): Promise<Shop> {
  const site = await readSite(folder, findings);
  const catalogue = await readCatalogue(folder, findings);
  const content = await readContent(folder, { findings });
  const subjects = subjectsOf(catalogue);
  return { site, catalogue, content, subjects, pictures: await readPictures(folder, subjects, findings) };
}

function subjectsOf({ products, variants }: Catalogue): PictureSubject[] {
  return products.map((product) => {
    const [size] = product.sizes;
    return {
      key: product.key,
      width: size?.width ?? 0,
      height: size?.height ?? 0,
      colours: product.colours,
      variants: (variants.get(product.key) ?? []).map(({ reference, colour }) => ({ reference, colour })),
    };
  });
}
