import { createHmac, timingSafeEqual } from 'node:crypto';

export const PREVIEW_LIFETIME_S = 3600;

/** The token, and the signature that it needs, may not be longer than those of links (shared/domain/link-token.ts). */
const MAX_ORIGIN = 90;

/** Token for one stored page: `<expiry in seconds since 1970>.<signature>`. */
export function signPreviewToken(id: number, secret: string, now = Date.now()): string {
  const expires = expiryFrom(now);
  return `${expires}.${signatureOf(`preview.${id}.${expires}`, secret)}`;
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
  return isSignature(signature, `preview.${id}.${expires}`, secret) && now < expires * 1000;
}

/**
 * Token for one draft: `<expiry>.<origin in base64url>.<signature>`. `origin`: the admin that may frame the draft; none
 * may without it.
 */
export function signDraftToken(
  { id, origin }: { id: number; origin: string | undefined },
  secret: string,
  now = Date.now(),
): string {
  const expires = expiryFrom(now);
  const framed = origin !== undefined && origin.length <= MAX_ORIGIN ? origin : '';
  const encoded = Buffer.from(framed).toString('base64url');
  return `${expires}.${encoded}.${signatureOf(`draft.${id}.${expires}.${encoded}`, secret)}`;
}

/** The origin that may frame a draft, by an unexpired token of this draft; `undefined` for any other token. */
export function readDraftToken(
  token: string | undefined,
  id: number,
  secret: string,
  now = Date.now(),
): { origin: string | null } | undefined {
  const [, expires, encoded, signature] = /^(\d{1,12})\.([\w-]{0,120})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!expires || encoded === undefined || !signature) return undefined;
  if (!isSignature(signature, `draft.${id}.${expires}.${encoded}`, secret)) return undefined;
  if (now >= Number(expires) * 1000) return undefined;
  return { origin: Buffer.from(encoded, 'base64url').toString() || null };
}

function expiryFrom(now: number): number {
  return Math.floor(now / 1000) + PREVIEW_LIFETIME_S;
}

function isSignature(signature: string, signed: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(signatureOf(signed, secret)), Buffer.from(signature));
}

function signatureOf(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
