import { toSitePath } from '#shared/site-path.ts';

const MAX_LENGTH = 2048;
/** `#anchor` or `?query` of the page itself. */
const WITHIN_PAGE = /^[#?][^\s\p{Cc}]*$/u;
const MAIL = /^mailto:[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/iu;
const PHONE = /^tel:\+?[\d().-]{2,40}$/i;
const SPACE_OR_CONTROL = /[\s\p{Cc}]/u;

/**
 * Returns the address that a link of the back office's content may have, or `undefined`: a path of this site, an http
 * or https address with a host and without credentials, a mail address, a phone number, or an anchor of the page.
 * Scripts, data, other schemes, addresses without a scheme and unparsable addresses are rejected.
 */
export function toLinkUrl(value: string): string | undefined {
  if (value.length > MAX_LENGTH) return undefined;
  if (value.startsWith('/')) return toSitePath(value);
  if (WITHIN_PAGE.test(value) || MAIL.test(value) || PHONE.test(value)) return value;
  return isWebAddress(value) ? value : undefined;
}

/** True for a full http or https address with a host and without credentials. */
export function isWebAddress(value: string): boolean {
  if (value.length > MAX_LENGTH || SPACE_OR_CONTROL.test(value) || !/^https?:\/\/[^/\\]/i.test(value))
    return false;
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}
