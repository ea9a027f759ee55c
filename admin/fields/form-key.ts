const KEY_BYTES = 16;

/** A random key of an open form. `crypto.randomUUID` is missing where the admin is served without TLS. */
export function createFormKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
