import { jwtVerify, SignJWT } from 'jose';
import type { IsCustomerToken } from './principal.ts';

const AUDIENCE = 'atre-customer';
const ALGORITHM = 'HS256';

/** Signs a customer's access token, good for `seconds`. */
export async function signCustomerToken(
  secret: string,
  customerId: number,
  seconds: number,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(customerId))
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(secret));
}

/** Tells our unexpired tokens from everything else. */
export function createCustomerTokenCheck(secret: string): IsCustomerToken {
  const key = keyOf(secret);
  return async (token) => {
    try {
      await jwtVerify(token, key, { audience: AUDIENCE, algorithms: [ALGORITHM] });
      return true;
    } catch {
      return false;
    }
  };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
