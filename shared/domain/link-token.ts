/** Characters of tokens in addresses (RFC 7515): no other value was ever issued. */
const TOKEN = /^[\w.~-]{1,200}$/;

/** Returns the token of a link; `undefined` for none or an invalid one. */
export function readLinkToken(search: URLSearchParams): string | undefined {
  const token = search.get('token') ?? '';
  return TOKEN.test(token) ? token : undefined;
}
