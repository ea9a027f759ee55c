/** What an attacker's word is recognised by, as a host too. */
export const POISON = 'poison.example';

const HOSTS = [
  ...['forwarded-host', 'forwarded-server', 'forwarded-prefix', 'forwarded-path', 'forwarded-uri', 'original-host'],
  ...['original-url', 'rewrite-url', 'host', 'http-host-override', 'http-destinationurl', 'http-path-override'],
  ...['proxy-url', 'real-host', 'wap-profile', 'override-url', 'original-uri', 'request-uri', 'base-url', 'site'],
].map((name) => [`x-${name}`, POISON] as const);

const ADDRESSES = [
  ...['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'x-cluster-client-ip'],
  ...['fastly-client-ip', 'x-originating-ip', 'x-remote-addr', 'x-azure-clientip', 'client-ip', 'x-client-address'],
].map((name) => [name, '203.0.113.66'] as const);

/** Headers that caches do not tell requests apart by, and what servers of others have been seen to do with them. */
export const POISON_HEADERS: readonly (readonly [string, string])[] = [
  ...HOSTS,
  ...ADDRESSES,
  ['forwarded', `for=203.0.113.66;host=${POISON};proto=http`],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-scheme', 'nothttps'],
  ['x-forwarded-protocol', 'http'],
  ['x-forwarded-ssl', 'off'],
  ['x-forwarded-port', '4443'],
  ['x-url-scheme', 'http'],
  ['front-end-https', 'off'],
  ['x-http-method-override', 'POST'],
  ['x-http-method', 'DELETE'],
  ['x-method-override', 'PUT'],
  ['origin', `https://${POISON}`],
  ['referer', `https://${POISON}/?${POISON}`],
  ['accept', `text/${POISON}`],
  ['accept', 'application/json'],
  ['accept-language', 'en'],
  ['accept-language', POISON],
  ['accept-encoding', POISON],
  ['accept-charset', POISON],
  ['range', 'bytes=0-10'],
  ['if-range', `"${POISON}"`],
  ['if-match', `"${POISON}"`],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['user-agent', `<script>${POISON}</script>`],
  ['x-requested-with', 'XMLHttpRequest'],
  ['x-request-id', POISON],
  ['x-correlation-id', POISON],
  ['x-amz-website-redirect-location', `https://${POISON}`],
  ['x-frame-options', 'ALLOWALL'],
  ['x-timer', POISON],
  ['x-debug', '1'],
  ['x-atre-token', '1'],
  ['x-cart-token', 'a'.repeat(43)],
  ['x-visitor-id', POISON],
  ['authorization', `Bearer ${POISON}`],
  ['via', `1.1 ${POISON}`],
  ['max-forwards', '0'],
  ['te', 'trailers'],
  ['purpose', 'prefetch'],
  ['sec-fetch-site', 'cross-site'],
  ['dnt', '1'],
  ['save-data', 'on'],
];

/** Parameters that no page of ours reads. */
export const POISON_PARAMETERS: readonly string[] = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid', '_ga'],
  ...['callback', 'jsonp', '_', 'cb', 'lang', 'locale', 'hl', 'currency', 'site_id', 'sales_plan_id', 'host', 'url'],
  ...['next', 'return', 'continue', 'debug', 'format', 'output', 'preview', '_method', '__proto__[x]', 'x-forwarded-host'],
  ...['_data', 'index', 'amp', 'v'],
];
