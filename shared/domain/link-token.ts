/** Letters, digits and the signs of tokens in addresses (RFC 7515): whatever else a link brings was never given out. */
const TOKEN = /^[\w.~-]{1,200}$/;

/** The token a link carries; nothing where there is none, or where it is none that could have been sent. */
export function readLinkToken(search: URLSearchParams): string | undefined {
  const token = search.get('token') ?? '';
  return TOKEN.test(token) ? token : undefined;
}
