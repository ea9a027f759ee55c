const HOUR_SECONDS = 3600;

type Claims = { role?: 'professional' | 'private'; number?: string; exp?: number };

/** A token that the storefront can decode. It is not signed, so the back office refuses it. */
export function unsignedToken({ role = 'private', ...claims }: Claims = {}): string {
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  return [{ alg: 'none' }, { role, exp, ...claims }, 'unsigned']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}
