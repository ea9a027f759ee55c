const HOST = 'Host: localhost:3000';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
/** A second request inside a body: a server that responds to it was tricked. */
export const SMUGGLED = '/smuggled-request';
const SECOND = `GET ${SMUGGLED} HTTP/1.1\r\n${HOST}\r\n\r\n`;

/** `closed`: refused with a response or by closing; a number: that status. */
export type RawCase = { name: string; bytes: string; expected: number | 'closed' | 'answered' };

const lines = (...parts: string[]) => parts.join('\r\n');
const request = (first: string, ...headers: string[]) =>
  lines(first, HOST, ...headers, 'Connection: close', '', '');
const get = (...headers: string[]) => request('GET /mentions-legales HTTP/1.1', ...headers);
const post = (headers: string[], body: string) =>
  lines('POST /aide-contact HTTP/1.1', HOST, FORM, ...headers, '', body);
const refused = (name: string, bytes: string): RawCase => ({ name, bytes, expected: 'closed' });
const answered = (name: string, bytes: string): RawCase => ({ name, bytes, expected: 'answered' });

const LENGTHS: RawCase[] = [
  refused(
    'length and chunks',
    post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SECOND}`),
  ),
  refused(
    'chunks and length',
    post(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${SECOND}`),
  ),
  refused('two lengths that differ', post(['Content-Length: 0', 'Content-Length: 40'], SECOND)),
  refused('two lengths alike', post(['Content-Length: 3', 'Content-Length: 3'], 'a=b')),
  ...['+3', '-1', '0x3', '3.0', '3, 3', '3 3', '', '3;', '99999999999999999999'].map((length) =>
    refused(`the length “${length}”`, post([`Content-Length: ${length}`], `a=b${SECOND}`)),
  ),
];

const ENCODINGS: RawCase[] = [
  ...[
    'xchunked',
    'chunked, identity',
    'identity',
    'gzip, chunked',
    'chunked, chunked',
    '"chunked"',
    'chunked;q=1',
  ].map((encoding) =>
    refused(`the encoding ${encoding}`, post([`Transfer-Encoding: ${encoding}`], `0\r\n\r\n${SECOND}`)),
  ),
  refused('a vertical tab', post(['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${SECOND}`)),
  refused('a space before the colon', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${SECOND}`)),
  refused(
    'two encodings',
    post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${SECOND}`),
  ),
  refused(
    'an encoding on a line of its own',
    post(['X: y', ' Transfer-Encoding: chunked', 'Content-Length: 0'], SECOND),
  ),
  refused('an encoding folded', post(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${SECOND}`)),
  refused(
    'a chunk whose size is no number',
    post(['Transfer-Encoding: chunked'], `zz\r\na=b\r\n0\r\n\r\n${SECOND}`),
  ),
  refused(
    'a chunk of 2^64',
    post(['Transfer-Encoding: chunked'], `10000000000000000\r\na=b\r\n0\r\n\r\n${SECOND}`),
  ),
  refused('a chunk that ends in a bare LF', post(['Transfer-Encoding: chunked'], `3\na=b\n0\n\n${SECOND}`)),
  refused(
    'a chunk longer than it says',
    post(['Transfer-Encoding: chunked'], `1\r\na=b\r\n0\r\n\r\n${SECOND}`),
  ),
  refused(
    'a chunk with 64 KB beside its size',
    post(['Transfer-Encoding: chunked'], `3;${'x'.repeat(65_536)}\r\na=b\r\n0\r\n\r\n`),
  ),
];

const TARGETS: RawCase[] = [
  ...[
    'GET\t/mentions-legales\tHTTP/1.1',
    'GET /mentions legales HTTP/1.1',
    'get /mentions-legales HTTP/1.1',
    'GET /mentions-legales',
    'GET /mentions-legales HTTP/0.9',
    'GET /mentions-legales HTTP/2.0',
    'GET /mentions-legales HTTP/11.1',
    'GET /mentions-legales HTTP/1.1 HTTP/1.1',
    'GET \\mentions-legales HTTP/1.1',
    'GET mentions-legales HTTP/1.1',
    'GET ?q=1 HTTP/1.1',
    'GET http://localhost:3000/ HTTP/1.1',
    'GET http://evil.example/ HTTP/1.1',
    'GET https:/evil.example HTTP/1.1',
    'GET evil.example:443 HTTP/1.1',
    'GET * HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
    'TRACE / HTTP/1.1',
    'TRACK / HTTP/1.1',
    'DEBUG / HTTP/1.1',
    'PURGE / HTTP/1.1',
    'OPTIONS / HTTP/1.1',
    'PUT / HTTP/1.1',
    'PATCH /mentions-legales HTTP/1.1',
    'DELETE /mentions-legales HTTP/1.1',
    'LINK / HTTP/1.1',
    'GET /%zz HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /a\u0000b HTTP/1.1',
    'GET /a\u0001b HTTP/1.1',
    'GET /caf\u00e9 HTTP/1.1',
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    `${'A'.repeat(20_000)} / HTTP/1.1`,
  ].map((first) => refused(first.slice(0, 60), request(first))),
  refused('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004'),
  refused('a TLS greeting', '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003\r\n\r\n'),
  refused('HTTP/1.0 without Host', 'GET / HTTP/1.0\r\n\r\n'),
  answered('HTTP/1.0 with Host', `GET /mentions-legales HTTP/1.0\r\n${HOST}\r\n\r\n`),
  answered('two spaces in the first line', request('GET  /mentions-legales HTTP/1.1')),
  answered('empty lines before a request', `\r\n\r\n${get()}`),
];

const HEADERS: RawCase[] = [
  refused('two Hosts', get('Host: evil.example')),
  refused(
    'two Hosts in one',
    lines('GET / HTTP/1.1', 'Host: localhost:3000, evil.example', 'Connection: close', '', ''),
  ),
  ...[
    '',
    'a b',
    'evil.example/x',
    'user@evil.example',
    'localhost:x',
    'localhost:999999',
    '"evil"',
    '[::1',
  ].map((host) =>
    refused(`the Host “${host}”`, lines('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close', '', '')),
  ),
  refused(
    'a folded Host',
    lines('GET / HTTP/1.1', 'Host: localhost:3000', ' evil.example', 'Connection: close', '', ''),
  ),
  refused('no Host', lines('GET / HTTP/1.1', 'Connection: close', '', '')),
  refused('a NUL in a value', get('X-A: a\u0000b')),
  refused('a bare CR in a value', get('X-A: a\rX-B: b')),
  refused('a bare CR before a header', get('X-A: a\rTransfer-Encoding: chunked')),
  refused('a name with a space', get('X A: b')),
  refused('a name with a NUL', get('X\u0000A: b')),
  refused('a header without a colon', get('just words')),
  refused('a header without a name', get(': b')),
  refused('a value of 17 KB', get(`X-A: ${'a'.repeat(17_000)}`)),
  refused('10,000 headers', get(...Array.from({ length: 10_000 }, (_empty, index) => `X-${index}: a`))),
  refused('3,000 short headers', get(...Array.from({ length: 3000 }, () => 'a:'))),
  refused('an unknown expectation', get('Expect: 200-maybe')),
  answered(
    'a wish for websockets',
    request(
      'GET /mentions-legales HTTP/1.1',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ),
  ),
  answered('a wish for HTTP/2', get('Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA')),
  answered('a header named __proto__', get('__proto__: a', 'constructor: b')),
  answered('connection names of our headers', get('Connection: cookie, x-request-id, x-forwarded-for')),
];

/** Invalid requests that `tests/security/raw-requests.test.ts` sends. */
export const RAW_CASES: readonly RawCase[] = [...LENGTHS, ...ENCODINGS, ...TARGETS, ...HEADERS];

/** Requests with a body that some servers do not read, which contains another request. */
export const UNREAD_BODIES: readonly string[] = [
  'GET /mentions-legales',
  'GET /produit/lame',
  'GET /robots.txt',
  'GET /healthz',
  'GET /assets/none.js',
  'GET /index.php',
  'GET /nos-produits/',
  'GET /api/v1/site?site_id=1',
  'HEAD /',
  'POST /',
  'POST /healthz',
  'POST /mentions-legales',
  'POST /aide-contact',
  'POST /pro/connexion',
  'POST /_cart',
  'POST /_filters',
  'POST /robots.txt',
  'POST /index.php',
  'POST /assets/none.js',
  'POST /media/none.svg',
  'POST /test-bank/pay',
  'POST /api/v1/user/login',
  'POST /api/v1/cart',
  'POST /api/v1/ticket',
  'DELETE /api/v1/user',
  'PUT /api/v1/site/1',
  'OPTIONS /',
].map((first) => lines(`${first} HTTP/1.1`, HOST, `Content-Length: ${SECOND.length}`, '', SECOND));
