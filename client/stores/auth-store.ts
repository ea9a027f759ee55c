import { observeInBrowser } from './observe-in-browser.ts';

export type AuthSnapshot = { isLogged: boolean; customerNumber?: string | null };

/** Whether somebody is logged in, and under which number. Tokens live in HttpOnly cookies and never come here. */
export class AuthStore {
  isLogged: boolean;
  /** Stands in the paths of calls for what is the customer's own. */
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
