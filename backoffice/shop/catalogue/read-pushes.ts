import { z } from 'zod';
import { pushRecord, type PushRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { Findings } from '../files/finding.ts';
import { readYaml } from '../files/read-yaml.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkReference, type Known } from './references.ts';

/** Reads `pushes.yaml`: promotions of products in the menu and on pages of categories. */
export async function readPushes(
  folder: ShopFolder,
  { categories, products }: { categories: Known; products: Known },
  findings: Findings,
): Promise<PushRecord[]> {
  const file = await readYaml(folder, 'pushes.yaml', z.array(pushRecord), findings);
  for (const [index, push] of (file?.value ?? []).entries()) {
    const at = (field: string) => () =>
      file?.at([index, field]) ?? { file: 'pushes.yaml', line: 1, column: 1 };
    checkReference(findings, categories, {
      key: push.category,
      table: 'categories',
      field: 'category',
      at: at('category'),
    });
    if (push.product !== undefined)
      checkReference(findings, products, {
        key: push.product,
        table: 'products',
        field: 'product',
        at: at('product'),
      });
  }
  return file?.value ?? [];
}
