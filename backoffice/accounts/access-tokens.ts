import { jwtVerify, SignJWT, errors } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

/** What a token says; whether the session still holds, the database says. */
export type TokenClaims = { accountId: number; sessionId: string };
export type Role = 'professional' | 'private';

export type AccessTokens = {
  /** `number`: the customer's, which the storefront needs in paths; the back office takes it from its own rows. */
  sign(claims: TokenClaims & { role: Role; number?: string }): Promise<string>;
  /** What one of our tokens says; `undefined` for every other text, and for expired ones unless they are asked for. */
  read(token: string, options?: { mayBeExpired: boolean }): Promise<TokenClaims | undefined>;
};

export const AUDIENCE = 'atre-customer';
const ALGORITHM = 'HS256';
const GOOD_FOR = '15 minutes';
/** Longer than the key of any token is known. */
const EXPIRED_FOR = '60 days';

/** Access tokens: short of life, since they are told from others without asking who was logged out meanwhile. */
export function createAccessTokens(keys: SigningKeys): AccessTokens {
  return {
    async sign({ accountId, sessionId, role, number }) {
      const key = await keys.newest();
      return new SignJWT({ sid: sessionId, role, ...(number !== undefined && { number }) })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
        .setSubject(String(accountId))
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(GOOD_FOR)
        .sign(key.secret);
    },
    async read(token, options) {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'sid', 'exp'],
          ...(options?.mayBeExpired && { clockTolerance: EXPIRED_FOR }),
        });
        const accountId = Number(payload.sub);
        const sessionId = payload['sid'];
        return typeof sessionId === 'string' ? { accountId, sessionId } : undefined;
      } catch (error) {
        // What is wrong with the database is no fault of the token.
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

async function findKey(keys: SigningKeys, kid: string | undefined): Promise<Uint8Array> {
  const key = kid === undefined ? undefined : await keys.find(kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key.secret;
}
