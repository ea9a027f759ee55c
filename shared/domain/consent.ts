/** What a visitor is asked about; what is necessary needs no consent. */
export const CONSENT_CATEGORIES = ['measurement', 'maps', 'verification'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type ConsentChoices = Record<ConsentCategory, boolean>;
export type Consent = {
  choices: ConsentChoices;
  /** The day it was given, ISO. */
  date: string;
  /** The random number under which the ledger has it; missing in choices older than the ledger. */
  receipt?: string | undefined;
};

/** A cookie of its own: it outlives logout, and the server reads it too. */
export const CONSENT_COOKIE = 'consent';
/** After six months the question is put again. */
export const CONSENT_SECONDS = 183 * 24 * 60 * 60;

/** Raised when the question changes: answers to another one no longer count. */
export const CONSENT_VERSION = '1';
/** A random number: 16 bytes as base64url. */
export const CONSENT_RECEIPT = /^[\w-]{22}$/;
const SHAPE = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)(?:\.([\w-]{22}))?$/;

/** The choice as the cookie keeps it: version, day, what was accepted, receipt. */
export function formatConsent({ choices, date, receipt }: Consent): string {
  const accepted = CONSENT_CATEGORIES.filter((category) => choices[category]).join('-');
  return [CONSENT_VERSION, date, accepted, ...(receipt ? [receipt] : [])].join('.');
}

/** The choice a cookie keeps; `null` when there is none, or it answers another version of the question. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, version, date, accepted, receipt] = SHAPE.exec(value ?? '') ?? [];
  if (version !== CONSENT_VERSION || date === undefined) return null;
  return {
    date,
    ...(receipt && { receipt }),
    choices: allChoices((category) => (accepted ?? '').split('-').includes(category)),
  };
}

/** A choice for each category. */
export function allChoices(isAccepted: (category: ConsentCategory) => boolean): ConsentChoices {
  return {
    measurement: isAccepted('measurement'),
    maps: isAccepted('maps'),
    verification: isAccepted('verification'),
  };
}
