import { observeInBrowser } from './observe-in-browser.ts';

export type SparePartsSnapshot = { categorySlug: string | null };

export class SparePartsStore {
  categorySlug: string | null;

  constructor(snapshot: SparePartsSnapshot = { categorySlug: null }) {
    this.categorySlug = snapshot.categorySlug;
    observeInBrowser(this);
  }

  setCategory(slug: string | null): void {
    this.categorySlug = slug;
  }

  snapshot(): SparePartsSnapshot {
    return { categorySlug: this.categorySlug };
  }
}
