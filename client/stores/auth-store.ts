import { observeInBrowser } from './observe-in-browser.ts';

export type AuthSnapshot = { isLogged: boolean; customerNumber?: string | null };

/** Login state and customer number. Tokens are in HttpOnly cookies and never in this store. */
export class AuthStore {
  isLogged: boolean;
  /** Part of the paths of the customer's own API resources. */
  customerNumber: string | null;

  constructor({ isLogged, customerNumber = null }: AuthSnapshot = { isLogged: false }) {
    this.isLogged = isLogged;
    this.customerNumber = customerNumber;
    observeInBrowser(this);
  }

  open(customerNumber: string | null): void {
    this.isLogged = true;
    this.customerNumber = customerNumber;
  }

  reset(): void {
    this.isLogged = false;
    this.customerNumber = null;
  }

  snapshot(): AuthSnapshot {
    const { isLogged, customerNumber } = this;
    return { isLogged, customerNumber };
  }
}
