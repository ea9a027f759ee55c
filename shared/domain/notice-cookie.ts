/**
 * Proves that this site has redirected to an address with a notice (routes/notices.ts, decision 60). No other site
 * can set a cookie with this prefix. Set by the server, and by the browser's code for a form that leads to a new
 * document.
 */
export const NOTICE_COOKIE = '__Host-notice';

const NOTICE_SECONDS = 60;
const PERSISTENT_SECONDS = 10 * 60;
/** Cookies have at most 4 KB; the quantities of a long list take more. */
const MAX_LENGTH = 1000;

type ProvenNotice = { text: string; isPersistent: boolean };

/** Returns the cookie's value for a notice, not yet encoded. */
export function noticeValue({ text }: ProvenNotice): string {
  return text.slice(0, MAX_LENGTH);
}

/** Returns the validity of a notice in seconds. */
export function noticeSeconds({ isPersistent }: ProvenNotice): number {
  return isPersistent ? PERSISTENT_SECONDS : NOTICE_SECONDS;
}
