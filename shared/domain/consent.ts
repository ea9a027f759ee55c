/** Categories that need consent. */
export const CONSENT_CATEGORIES = ['measurement', 'maps', 'verification'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type ConsentChoices = Record<ConsentCategory, boolean>;
export type Consent = {
  choices: ConsentChoices;
  /** ISO date of the choice. */
  date: string;
  /** Random number of the choice in the consent ledger; missing in choices older than the ledger. */
  receipt?: string | undefined;
};

/** A separate cookie: it outlives logout, and the server reads it too. */
export const CONSENT_COOKIE = 'consent';
/** After six months the visitor is asked again. */
export const CONSENT_SECONDS = 183 * 24 * 60 * 60;

/** Raised when the question changes: choices for another version are invalid. */
export const CONSENT_VERSION = '1';
/** A random number: 16 bytes as base64url. */
export const CONSENT_RECEIPT = /^[\w-]{22}$/;
const SHAPE = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)(?:\.([\w-]{22}))?$/;

/** Formats the choice for the cookie: version, day, accepted categories, receipt. */
export function formatConsent({ choices, date, receipt }: Consent): string {
  const accepted = CONSENT_CATEGORIES.filter((category) => choices[category]).join('-');
  return [CONSENT_VERSION, date, accepted, ...(receipt ? [receipt] : [])].join('.');
}

/** Parses the choice of a cookie; `null` for none, or for another version of the question. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, version, date, accepted, receipt] = SHAPE.exec(value ?? '') ?? [];
  if (version !== CONSENT_VERSION || date === undefined) return null;
  return {
    date,
    ...(receipt && { receipt }),
    choices: allChoices((category) => (accepted ?? '').split('-').includes(category)),
  };
}

/** Returns a choice for each category. */
export function allChoices(isAccepted: (category: ConsentCategory) => boolean): ConsentChoices {
  return {
    measurement: isAccepted('measurement'),
    maps: isAccepted('maps'),
    verification: isAccepted('verification'),
  };
}
