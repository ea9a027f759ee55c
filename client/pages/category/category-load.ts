import { loadCategory, type CategoryData } from '#client/pages/common/category/load-category.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';

/** Loads a category with its products, or the whole catalogue. */
export const load: PageLoad<CategoryData> = (args) => loadCategory(args);
