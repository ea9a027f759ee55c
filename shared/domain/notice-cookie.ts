/**
 * Proves that this site has redirected to what an address reports (routes/notices.ts, decision 60). No other site can set a
 * cookie of this prefix. The server sets it, and the browser's own code where a form leads to a new document.
 */
export const NOTICE_COOKIE = '__Host-notice';

const NOTICE_SECONDS = 60;
const LASTING_SECONDS = 10 * 60;
/** Cookies hold 4 KB; quantities typed into a long list take more. */
const MAX_LENGTH = 1000;

type ProvenNotice = { text: string; isLasting: boolean };

/** The cookie's value for a notice, not yet encoded. */
export function noticeValue({ text }: ProvenNotice): string {
  return text.slice(0, MAX_LENGTH);
}

/** How long a notice is proven. */
export function noticeSeconds({ isLasting }: ProvenNotice): number {
  return isLasting ? LASTING_SECONDS : NOTICE_SECONDS;
}
