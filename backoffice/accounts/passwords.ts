import { hash, verify } from '@node-rs/argon2';
import { toComparedPassword } from '#shared/domain/password.ts';

/** Argon2id with 19 MiB, two passes: what OWASP asks for; some 12 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(toComparedPassword(password), OPTIONS);
}

/**
 * Whether a password is the one of a hash. Without a hash (nobody is known under the e-mail) the same work is done
 * for nothing, so that the time says nothing.
 */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const known = hashed ?? (await nobodysHash());
  let isRight = false;
  // Every form is tried, so that the time does not say which one was right.
  for (const form of formsOf(password)) isRight = (await verify(known, form)) || isRight;
  return hashed !== undefined && isRight;
}

/** A password as it is hashed today, and as it may have been typed for a hash of before. One form without accents. */
function formsOf(password: string): Set<string> {
  return new Set([toComparedPassword(password), password, password.normalize('NFD')]);
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}
