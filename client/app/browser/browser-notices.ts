import { noticeOf } from '#routes/notices.ts';
import { NOTICE_COOKIE, noticeSeconds, noticeValue } from '#shared/domain/notice-cookie.ts';
import type { Notices } from '#client/app/router/loader-context.ts';

/**
 * Stores the notice of the last redirect while its page is shown. The server has validated the document's own notice. A
 * notice that must outlive the document is stored in the cookie that the server reads.
 */
export function createBrowserNotices(): Notices {
  let proven = noticeOf(location.pathname + location.search)?.text;
  return {
    prove(to, isNewDocument) {
      const notice = noticeOf(to);
      if (!notice) return;
      proven = notice.text;
      if (isNewDocument || notice.isPersistent)
        document.cookie = `${NOTICE_COOKIE}=${encodeURIComponent(noticeValue(notice))}; path=/; secure; samesite=lax; max-age=${noticeSeconds(notice)}`;
    },
    enter(address) {
      const notice = noticeOf(address);
      const isProven =
        notice === undefined ||
        notice.text === proven ||
        (notice.isPersistent && isInCookie(noticeValue(notice)));
      proven = isProven ? notice?.text : undefined;
      return isProven;
    },
  };
}

function isInCookie(value: string): boolean {
  return document.cookie.split('; ').includes(`${NOTICE_COOKIE}=${encodeURIComponent(value)}`);
}
