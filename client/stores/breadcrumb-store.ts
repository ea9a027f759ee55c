import type { Crumb } from '#shared/page-outcome.ts';
import { observeInBrowser } from './observe-in-browser.ts';

/** Breadcrumb of the page, from below the home page. */
export class BreadcrumbStore {
  crumbs: Crumb[];

  constructor(snapshot: Crumb[] = []) {
    this.crumbs = snapshot;
    observeInBrowser(this);
  }

  set(crumbs: Crumb[]): void {
    this.crumbs = crumbs;
  }

  snapshot(): Crumb[] {
    return this.crumbs;
  }
}
