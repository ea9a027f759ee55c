import type { ContentEntry } from '#backoffice/shop/content/content-entry.ts';
import type { ReadContext } from '#backoffice/shop/content/read-context.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { readArticles } from './articles.ts';
import { readSupportCategories } from './category-table.ts';
import { readChecks } from './check-table.ts';
import { readFaults } from './fault-table.ts';
import { readQuestions } from './question-table.ts';

/** After-sales pages: categories, articles, questions and fault codes. */
export async function readSupport(folder: ShopFolder, context: ReadContext): Promise<ContentEntry[]> {
  const categories = await readSupportCategories(folder, context);
  const known = {
    file: 'support/categories.csv',
    keys: new Map(categories.map((category) => [category.key, category])),
  };
  const checks = await readChecks(folder, context);
  return [
    ...categories,
    ...(await readArticles(folder, known, context)),
    ...(await readQuestions(folder, known, context)),
    ...(await readFaults(folder, { categories, checks }, context)),
  ];
}
