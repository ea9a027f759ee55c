import type { ConsentCategory } from './consent.ts';

/** The site's external services, by their consent category. Unused ones are missing, and need no consent. */
export type ThirdParties = {
  /** The tag manager's container: script and id. */
  measurement?: { script: string; id: string };
  /** Address suggestions: URL and key. */
  maps?: { url: string; key: string };
  /** The human verification of forms: script and key. */
  verification?: { script: string; key: string };
};

/** Invisible, with a badge (spec section 9). */
export const HUMAN_CHECK_VERSION = 3;

/** Lists the categories that need the visitor's consent. */
export function consentCategories(thirdParties: ThirdParties): ConsentCategory[] {
  return Object.keys(thirdParties) as ConsentCategory[];
}
