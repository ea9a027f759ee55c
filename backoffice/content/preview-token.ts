import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a page that is not published works. */
export const PREVIEW_LIFETIME_S = 3600;

/** Lets whoever has it see one page until it expires: `<seconds since 1970>.<signature>`. */
export function signPreviewToken(id: number, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + PREVIEW_LIFETIME_S;
  return `${expires}.${signatureOf(id, expires, secret)}`;
}

/** Whether a token was made for this page with this secret and has not expired. */
export function isPreviewToken(
  token: string | undefined,
  id: number,
  secret: string,
  now = Date.now(),
): boolean {
  const [, written, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!written || !signature) return false;
  const expires = Number(written);
  const expected = Buffer.from(signatureOf(id, expires, secret));
  return timingSafeEqual(expected, Buffer.from(signature)) && now < expires * 1000;
}

function signatureOf(id: number, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`preview.${id}.${expires}`).digest('base64url');
}
