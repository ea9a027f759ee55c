/** What a visitor is asked about; what is necessary needs no consent. */
export const CONSENT_CATEGORIES = ['measurement', 'maps', 'verification'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type ConsentChoices = Record<ConsentCategory, boolean>;
export type Consent = {
  choices: ConsentChoices;
  /** The day it was given, ISO. */
  date: string;
};

/** A cookie of its own: it outlives logout, and the server reads it too. */
export const CONSENT_COOKIE = 'consent';
/** After six months the question is put again. */
export const CONSENT_SECONDS = 183 * 24 * 60 * 60;

/** Raised when the question changes: answers to another one no longer count. */
const VERSION = '1';
const SHAPE = /^(\d+)\.(\d{4}-\d\d-\d\d)\.([a-z-]*)$/;

/** The choice as the cookie keeps it: version, day, what was accepted. */
export function formatConsent({ choices, date }: Consent): string {
  return [VERSION, date, CONSENT_CATEGORIES.filter((category) => choices[category]).join('-')].join('.');
}

/** The choice a cookie keeps; `null` when there is none, or it answers another version of the question. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, version, date, accepted] = SHAPE.exec(value ?? '') ?? [];
  if (version !== VERSION || date === undefined) return null;
  return { date, choices: allChoices((category) => (accepted ?? '').split('-').includes(category)) };
}

/** A choice for each category. */
export function allChoices(isAccepted: (category: ConsentCategory) => boolean): ConsentChoices {
  return {
    measurement: isAccepted('measurement'),
    maps: isAccepted('maps'),
    verification: isAccepted('verification'),
  };
}
