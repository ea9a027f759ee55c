import type { Credit } from '#shared/contract/credit.ts';
import type { CompanyCredit } from './read-credit.ts';

const CENTS = 100;

/** A company's credit in the shape of the contract, in euros. */
export function toCredit({ limit, used, free }: CompanyCredit): Credit {
  return { limit: limit / CENTS, used: used / CENTS, free: free / CENTS };
}
