import { hash, verify } from '@node-rs/argon2';
import { toComparedPassword } from '#shared/domain/password.ts';

/** Argon2id with 19 MiB and two passes, as OWASP recommends; about 12 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(toComparedPassword(password), OPTIONS);
}

/**
 * Verifies a password. Without a hash (unknown email) it does the same work, so that the time
 * reveals nothing.
 */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const known = hashed ?? (await dummyHash());
  let isRight = false;
  // Verifies every form, so that the time does not reveal which one matched.
  for (const form of formsOf(password)) isRight = (await verify(known, form)) || isRight;
  return hashed !== undefined && isRight;
}

/** The forms that a hash may have been made of: today's, and the typed ones of older hashes. */
function formsOf(password: string): Set<string> {
  return new Set([toComparedPassword(password), password, password.normalize('NFD')]);
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
}
