import { loadCategory, type CategoryData } from '#client/pages/common/category/load-category.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';

/** Loads a category of the signature line with its pieces. */
export const load: PageLoad<CategoryData> = (args) => loadCategory(args);
