import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedFields = Readonly<Record<string, string>>;

const NAME = 'signature';

/**
 * HMAC-SHA-256 over the fields sorted by name, each encoded as JSON, so that no value can imitate another
 * field.
 */
export function sign(fields: SignedFields, secret: string): string {
  const text = Object.entries(fields)
    .filter(([name]) => name !== NAME)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((field) => JSON.stringify(field))
    .join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function withSignature(fields: SignedFields, secret: string): Record<string, string> {
  return { ...fields, [NAME]: sign(fields, secret) };
}

/** Verifies the signature in constant time. */
export function isSigned(fields: SignedFields, secret: string): boolean {
  const given = Buffer.from(fields[NAME] ?? '');
  const right = Buffer.from(sign(fields, secret));
  return given.length === right.length && timingSafeEqual(given, right);
}
