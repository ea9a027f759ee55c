import { observeInBrowser } from './observe-in-browser.ts';

export type VisitedCategory = { name: string; url: string };

/** The last visited category list, to which a product links back. */
export class ProductCategoryStore {
  category: VisitedCategory | null;

  constructor(snapshot: VisitedCategory | null = null) {
    this.category = snapshot;
    observeInBrowser(this);
  }

  set(category: VisitedCategory): void {
    this.category = category;
  }

  reset(): void {
    this.category = null;
  }

  snapshot(): VisitedCategory | null {
    return this.category;
  }
}
