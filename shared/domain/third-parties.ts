import type { ConsentCategory } from './consent.ts';

/**
 * The outside services this site is set up to use, under what they need consent for. Those it does not use are
 * missing, and are never asked about.
 */
export type ThirdParties = {
  /** The tag manager's container: where its script is, and its id. */
  measurement?: { script: string; id: string };
  /** Suggests places as visitors type: its address, and our key. */
  maps?: { url: string; key: string };
  /** The human verification of forms: where its script is, and our key. */
  verification?: { script: string; key: string };
};

/** Invisible, its badge shown (spec section 9). */
export const HUMAN_CHECK_VERSION = 3;

/** What a visitor has to be asked about. */
export function consentCategories(thirdParties: ThirdParties): ConsentCategory[] {
  return Object.keys(thirdParties) as ConsentCategory[];
}
