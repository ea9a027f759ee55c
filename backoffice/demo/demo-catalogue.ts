import type { Catalogue } from '#backoffice/shop/catalogue/catalogue.ts';
import { readCatalogue } from '#backoffice/shop/catalogue/read-catalogue.ts';
import { readDemoShop } from './demo-shop.ts';

let catalogue: Promise<Catalogue> | undefined;

/** Products and categories of the demo shop. Its files are read once. @throws Error with the position of each error */
export function readDemoCatalogue(): Promise<Catalogue> {
  catalogue ??= readDemoShop(readCatalogue);
  return catalogue;
}
