import { observeInBrowser } from './observe-in-browser.ts';

export type CartSnapshot = { count: number };

/** What the header needs of the cart: how many articles it holds. */
export class CartStore {
  count: number;

  constructor(snapshot: CartSnapshot = { count: 0 }) {
    this.count = snapshot.count;
    observeInBrowser(this);
  }

  setCount(count: number): void {
    this.count = count;
  }

  reset(): void {
    this.count = 0;
  }

  snapshot(): CartSnapshot {
    return { count: this.count };
  }
}
