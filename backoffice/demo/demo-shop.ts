import { createFindings, type Findings } from '#backoffice/shop/files/finding.ts';
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
  if (findings.hasErrors) {
    const lines = findings.all.map(
      ({ file, line, column, field, code, values }) =>
        `${file}:${line}:${column} ${field ?? ''} ${code} ${JSON.stringify(values)}`,
    );
    throw new Error(`The demo shop has errors:\n${lines.join('\n')}`);
  }
  return records;
}
