import { readContent, type ShopContent } from '#backoffice/shop/content/read-content.ts';
import { readDemoShop } from './demo-shop.ts';

let content: Promise<ShopContent> | undefined;

/** Editorial content of the demo shop. Its files are read once. @throws Error with the position of each error */
export function readDemoContent(): Promise<ShopContent> {
  content ??= readDemoShop((folder, findings) => readContent(folder, { findings }));
  return content;
}
