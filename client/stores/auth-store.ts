import { observeInBrowser } from './observe-in-browser.ts';

export type AuthSnapshot = { isLogged: boolean };

/** Whether somebody is logged in. Tokens live in HttpOnly cookies and never come here. */
export class AuthStore {
  isLogged: boolean;

  constructor(snapshot: AuthSnapshot = { isLogged: false }) {
    this.isLogged = snapshot.isLogged;
    observeInBrowser(this);
  }

  reset(): void {
    this.isLogged = false;
  }

  snapshot(): AuthSnapshot {
    return { isLogged: this.isLogged };
  }
}
