const HOUR_SECONDS = 3600;

type Claims = { role?: 'professional' | 'private'; number?: string; exp?: number };

/** A token as the storefront reads one. Nobody has signed it: the back office refuses it wherever it is asked. */
export function unsignedToken({ role = 'private', ...claims }: Claims = {}): string {
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  return [{ alg: 'none' }, { role, exp, ...claims }, 'unsigned']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}
