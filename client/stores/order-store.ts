import type { OrderState } from '#shared/contract/order.ts';
import { observeInBrowser } from './observe-in-browser.ts';

const EMPTY: OrderState = {
  orderId: null,
  step: 'cart',
  selectedCarrier: null,
  shippingAddress: null,
  billingAddress: null,
  selectedRelay: null,
  paymentBy: null,
  phone: null,
  orderDetails: null,
};

export class OrderStore {
  state: OrderState;

  constructor(snapshot: OrderState = EMPTY) {
    this.state = { ...snapshot };
    observeInBrowser(this);
  }

  update(changes: Partial<OrderState>): void {
    this.state = { ...this.state, ...changes };
  }

  reset(): void {
    this.state = { ...EMPTY };
  }

  snapshot(): OrderState {
    return this.state;
  }
}
