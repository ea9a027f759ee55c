import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  formatConsent,
  parseConsent,
  type Consent,
} from '#shared/domain/consent.ts';

/** The stored consent; `null` without one or if it is outdated. */
export function readConsent(): Consent | null {
  const cookies = document.cookie.split('; ');
  const own = cookies.find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  return parseConsent(own?.slice(CONSENT_COOKIE.length + 1));
}

/** Stores a consent for six months. */
export function saveConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`;
  document.cookie = `${CONSENT_COOKIE}=${formatConsent(consent)}; ${attributes}`;
}
