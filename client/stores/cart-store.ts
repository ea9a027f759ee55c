import type { Chronopost } from '#shared/contract/carrier.ts';
import { observeInBrowser } from './observe-in-browser.ts';

/**
 * The express carrier's cut-off as received from the server. `receivedAt`: seconds since the document began, 0 on the
 * server.
 */
export type ExpressWindow = Pick<Chronopost, 'deadline_epoch' | 'now_epoch' | 'date'> & {
  receivedAt: number;
};

export type CartSnapshot = { count: number; isExpress?: boolean; express?: ExpressWindow | null };

/** Cart summary for pages other than the cart: item count and express eligibility. */
export class CartStore {
  count: number;
  /** Every line is in stock and the express carrier takes the cart. */
  isExpress: boolean;
  /** Null until fetched, and for visitors who cannot order. */
  express: ExpressWindow | null;

  constructor({ count, isExpress = false, express = null }: CartSnapshot = { count: 0 }) {
    this.count = count;
    this.isExpress = isExpress;
    this.express = express;
    observeInBrowser(this);
  }

  setCount(count: number): void {
    this.count = count;
  }

  /** Takes the summary from the response of a cart call. */
  update({ count, display_chronopost: isExpress }: { count: number; display_chronopost: boolean }): void {
    this.count = count;
    this.isExpress = isExpress;
  }

  setExpress(express: ExpressWindow | null): void {
    this.express = express;
  }

  reset(): void {
    this.count = 0;
    this.isExpress = false;
    this.express = null;
  }

  snapshot(): CartSnapshot {
    const { count, isExpress, express } = this;
    return { count, ...(isExpress && { isExpress }), ...(express && { express }) };
  }
}
