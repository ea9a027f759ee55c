import { jwtVerify, SignJWT, errors, type JWTPayload, type JWTVerifyOptions } from 'jose';
import type { SigningKeys } from './signing-keys.ts';

/** What a token says; whether the session still holds, the database says. */
export type TokenClaims = { accountId: number; sessionId: string };
export type Role = 'professional' | 'private';

export type AccessTokens = {
  /** For somebody whose account is not open yet: it is good for what is still to be done, and opens nothing. */
  signTemporary(accountId: number): Promise<string>;
  /** The account of such a token; `undefined` for every other text. */
  readTemporary(token: string): Promise<number | undefined>;
  /** `number`: the customer's, which the storefront needs in paths; the back office takes it from its own rows. */
  sign(claims: TokenClaims & { role: Role; number?: string }): Promise<string>;
  /** What one of our tokens says; `undefined` for every other text, and for expired ones unless they are asked for. */
  read(token: string, options?: { mayBeExpired: boolean }): Promise<TokenClaims | undefined>;
};

export const AUDIENCE = 'atre-customer';
const TEMPORARY_AUDIENCE = 'atre-unfinished';
const ALGORITHM = 'HS256';
const GOOD_FOR = '15 minutes';
const TEMPORARY_FOR = '1 hour';
/** Longer than the key of any token is known. */
const EXPIRED_FOR = '60 days';

/** Access tokens: short of life, since they are told from others without asking who was logged out meanwhile. */
export function createAccessTokens(keys: SigningKeys): AccessTokens {
  const verify = createVerifier(keys);
  const sign = async (accountId: number, { audience, life, claims }: Wanted) => {
    const key = await keys.newest();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
      .setSubject(String(accountId))
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(life)
      .sign(key.secret);
  };
  return {
    sign: ({ accountId, sessionId, role, number }) =>
      sign(accountId, {
        audience: AUDIENCE,
        life: GOOD_FOR,
        claims: { sid: sessionId, role, ...(number !== undefined && { number }) },
      }),
    signTemporary: (accountId) =>
      sign(accountId, { audience: TEMPORARY_AUDIENCE, life: TEMPORARY_FOR, claims: {} }),
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

type Wanted = { audience: string; life: string; claims: Record<string, string> };

/** Gives what a token of ours says; `undefined` for every other. */
function createVerifier(keys: SigningKeys) {
  return async (token: string, options: JWTVerifyOptions): Promise<JWTPayload | undefined> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => findKey(keys, kid), {
        algorithms: [ALGORITHM],
        ...options,
      });
      return payload;
    } catch (error) {
      // What is wrong with the database is no fault of the token.
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
