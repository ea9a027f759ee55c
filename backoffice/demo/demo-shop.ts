import { createFindings, type Findings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { openShopFolder, type ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { fromProgramFolder } from '#shared/program-folder.ts';

/** Folder of the demo shop. */
export const DEMO_SHOP_FOLDER = fromProgramFolder('demo-shop');

/**
 * Reads a part of the demo shop.
 * @throws Error with the position of each error
 */
export async function readDemoShop<Records>(
  read: (folder: ShopFolder, findings: Findings) => Promise<Records>,
  directory = DEMO_SHOP_FOLDER,
): Promise<Records> {
  const findings = createFindings();
  const records = await read(await openShopFolder(directory), findings);
  if (findings.hasErrors) throw new Error(`The demo shop has errors:\n${findingsText(findings.all, 'en')}`);
  return records;
}
