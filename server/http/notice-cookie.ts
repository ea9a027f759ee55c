import type { CookieOptions, Request, Response } from 'express';
import type { Notices } from '#client/app/router/loader-context.ts';
import { noticeOf } from '#routes/notices.ts';
import { NOTICE_COOKIE, noticeSeconds, noticeValue } from '#shared/domain/notice-cookie.ts';

const OPTIONS: CookieOptions = { path: '/', secure: true, sameSite: 'lax' };

/** Returns the notice that a request's cookie proves, in the form of `noticeValue`. */
export function readProvenNotice(request: Request): string | undefined {
  const value = (request.cookies as Record<string, unknown>)[NOTICE_COOKIE];
  return typeof value === 'string' ? value : undefined;
}

/** Creates the notices of one request. `proven`: the notice of its cookie. */
export function createServerNotices(proven: string | undefined): Notices {
  return {
    enter(address) {
      const notice = noticeOf(address);
      return notice === undefined || noticeValue(notice) === proven;
    },
  };
}

/** Sets the cookie that proves the notice in the target of a redirect. */
export function proveNotice(response: Response, to: string): void {
  const notice = noticeOf(to);
  if (!notice) return;
  const maxAge = noticeSeconds(notice) * 1000;
  response.cookie(NOTICE_COOKIE, noticeValue(notice), { ...OPTIONS, maxAge });
}

/** Clears the cookie of a notice that has been shown, unless it may be shown again. */
export function takeNotice(request: Request, response: Response): void {
  const notice = noticeOf(request.originalUrl);
  if (notice && !notice.isPersistent) response.clearCookie(NOTICE_COOKIE, OPTIONS);
}
