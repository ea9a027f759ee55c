import { jwtVerify, SignJWT, errors, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

/** Claims of a token. The database decides whether the session is still open. */
export type TokenClaims = { accountId: number; sessionId: string };
export type Role = 'professional' | 'private';

export type AccessTokens = {
  /** For an account that is not approved yet: it allows only the remaining sign-up steps. */
  signTemporary(accountId: number): Promise<string>;
  /** The account of a temporary token; `undefined` for any other text. */
  readTemporary(token: string): Promise<number | undefined>;
  /**
   * `number`: the customer number, which the storefront needs in paths; the back office reads
   * its own rows.
   */
  sign(claims: TokenClaims & { role: Role; number?: string }): Promise<string>;
  /**
   * The claims of a token of ours; `undefined` for any other text, and for an expired one
   * without `mayBeExpired`.
   */
  read(token: string, options?: { mayBeExpired: boolean }): Promise<TokenClaims | undefined>;
};

export const AUDIENCE = 'atre-customer';
const TEMPORARY_AUDIENCE = 'atre-unfinished';
const ALGORITHM = 'HS256';
const GOOD_FOR = '15 minutes';
const TEMPORARY_FOR = '1 hour';
/** Longer than any signing key exists. */
const EXPIRED_FOR = '60 days';

/** Access tokens. They are short-lived because verification does not look up logouts. */
export function createAccessTokens(keys: SigningKeys): AccessTokens {
  const verify = createVerifier(keys);
  const sign = async (accountId: number, { audience, expiresIn, claims }: TokenRequest) => {
    const key = await keys.newest();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
      .setSubject(String(accountId))
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(key.secret);
  };
  return {
    sign: ({ accountId, sessionId, role, number }) =>
      sign(accountId, {
        audience: AUDIENCE,
        expiresIn: GOOD_FOR,
        claims: { sid: sessionId, role, ...(number !== undefined && { number }) },
      }),
    signTemporary: (accountId) =>
      sign(accountId, { audience: TEMPORARY_AUDIENCE, expiresIn: TEMPORARY_FOR, claims: {} }),
    async read(token, options) {
      const payload = await verify(token, {
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'exp'],
        ...(options?.mayBeExpired && { clockTolerance: EXPIRED_FOR }),
      });
      const sessionId = payload?.['sid'];
      return typeof sessionId === 'string' ? { accountId: Number(payload?.sub), sessionId } : undefined;
    },
    async readTemporary(token) {
      const payload = await verify(token, {
        audience: TEMPORARY_AUDIENCE,
        requiredClaims: ['sub', 'exp'],
      });
      return payload && Number(payload.sub);
    },
  };
}

type TokenRequest = { audience: string; expiresIn: string; claims: Record<string, string> };

/** Returns the payload of a token of ours, else `undefined`. */
function createVerifier(keys: SigningKeys) {
  return async (token: string, options: JWTVerifyOptions): Promise<JWTPayload | undefined> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
        algorithms: [ALGORITHM],
        ...options,
      });
      return payload;
    } catch (error) {
      // A database error is not an invalid token.
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

async function findKey(keys: SigningKeys, kid: string | undefined): Promise<Uint8Array> {
  const key = kid === undefined ? undefined : await keys.find(kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key.secret;
}
