import { readSite, type ShopSite } from '#backoffice/shop/site/read-site.ts';
import { readDemoShop } from './demo-shop.ts';

let site: Promise<ShopSite> | undefined;

/** Brand and seller of the demo shop. Its files are read once. @throws Error with the position of each error */
export function readDemoSite(): Promise<ShopSite> {
  site ??= readDemoShop(async (folder, findings) => {
    const read = await readSite(folder, findings);
    if (!read) throw new Error('The demo shop has no shop.yaml.');
    return read;
  });
  return site;
}
