import type { Response } from 'supertest';
import { NOTICE_COOKIE } from '#shared/domain/notice-cookie.ts';
import { cookiesOf } from './logged-visitor.ts';

/** The header with which a browser proves the notice of a redirect; `cookie` has its other cookies. */
export function noticeHeader(response: Response, cookie = ''): { cookie: string } {
  const notice = cookiesOf(response).find((line) => line.startsWith(`${NOTICE_COOKIE}=`));
  return { cookie: [cookie, notice?.split(';', 1)[0] ?? ''].filter(Boolean).join('; ') };
}
