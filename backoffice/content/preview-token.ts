import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_LIFETIME_S = 3600;

/** Token for one page: `<expiry in seconds since 1970>.<signature>`. */
export function signPreviewToken(id: number, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + PREVIEW_LIFETIME_S;
  return `${expires}.${signatureOf(id, expires, secret)}`;
}

/** True for an unexpired token of this page, signed with this secret. */
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
