import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { replaceArgument, replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceText } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const MALFORMED = 'server/http/refuse-malformed.test.ts';
const CONTEXT = 'server/http/request-context.test.ts';
const LIST = 'server/http/ip-allow-list.test.ts';
const LOG = 'server/http/access-log.test.ts';
const CLOSED = 'server/http/maintenance.test.ts';

/** Client addresses, access, and logging of requests. */
export const REQUESTS: readonly MutationTest[] = [
  {
    name: 'malformed requests: too long a URL gets 414',
    in: 'findMalformation',
    mutation: skip('MAX_ADDRESS_LENGTH'),
    test: [MALFORMED, 'a path of 10,000 characters is a 414'],
  },
  {
    name: 'malformed requests: several Host headers get 400',
    in: 'findMalformation',
    mutation: assumeFalse('countHosts'),
    test: [MALFORMED, 'several Host headers are a 400'],
  },
  {
    name: 'malformed requests: too many headers are refused',
    in: 'findMalformation',
    mutation: skip(431),
    test: ['tests/security/raw-requests.test.ts', 'hundreds of headers: do not hide it'],
  },
  {
    name: 'malformed requests: transfer encodings other than chunked are refused',
    in: 'findMalformation',
    mutation: assumeFalse('chunked'),
    test: [MALFORMED, 'Transfer-Encoding “'],
  },
  {
    name: 'malformed requests: absolute targets of other hosts are refused',
    in: 'findMalformation',
    mutation: assumeFalse('startsWith'),
    test: [MALFORMED, 'an absolute-form target of another host is a 400'],
  },
  {
    name: 'URLs: double slashes do not lead to another site',
    in: 'isReadableAddress',
    mutation: assumeTrue('startsWith'),
    test: [MALFORMED, 'does not redirect to another site'],
  },
  {
    name: 'URLs: malformed percent-encoding is refused',
    in: 'isReadableAddress',
    mutation: assumeTrue('isDecodable'),
    test: [MALFORMED, 'malformed percent-encoding: '],
  },
  {
    name: 'malformed requests: other versions of HTTP are refused',
    in: 'findMalformation',
    mutation: assumeFalse('httpVersion'),
    test: ['tests/security/raw-requests.test.ts', 'invalid bytes'],
  },
  {
    name: 'client address: forwarded headers count only from trusted proxies',
    in: 'readContext',
    mutation: replaceCall('isInList', 'true'),
    test: [CONTEXT, 'X-Forwarded-For from another client is ignored'],
  },
  {
    name: 'client address: forwarded addresses are read from the right',
    in: 'readContext',
    mutation: unchain('toReversed'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'client address: the first address that is no proxy counts',
    in: 'readContext',
    mutation: skip('isInList'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'request context: forged headers are removed',
    in: 'createRequestContext',
    mutation: skip('headers'),
    test: [CONTEXT, 'no later step sees a forged origin or target'],
  },
  {
    name: 'request id: its format is validated',
    in: 'readContext',
    mutation: assumeTrue('test'),
    test: [CONTEXT, 'takes the id of a trusted proxy, if it is well formed'],
  },
  {
    name: 'client address: mapped IPv6 addresses are normalised',
    in: 'normaliseAddress',
    mutation: replaceCall('mappedAddress', 'undefined'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'allow list: applied to requests',
    in: 'createIpAllowList',
    mutation: assumeTrue('allows'),
    test: [LIST, 'others get 401 and the text, before anything is served'],
  },
  {
    name: 'allow list: only an empty list allows all clients',
    in: 'createAllowList > replace',
    mutation: skip('length'),
    test: [LIST, 'is allowed, its neighbour gets a 401'],
  },
  {
    name: 'allow list: host names allow their present addresses',
    in: 'createAllowList',
    mutation: replaceProperty('addresses', '(globalThis.resolvedOnce ??= $)'),
    test: [LIST, 'a host name allows its addresses, and later ones'],
  },
  {
    name: 'allow list: unresolved names use their last addresses',
    in: 'createAllowList',
    mutation: replaceCall('warn', "JSON.parse('')"),
    test: [LIST, 'a name that stops resolving allows its last addresses'],
    says: 'Unexpected end of JSON input',
  },
  {
    name: 'allow list: host names are resolved again',
    in: 'createAllowList',
    mutation: replaceArgument('setInterval', 0, '() => undefined'),
    test: [LIST, 'are resolved every five minutes'],
  },
  {
    name: 'allow list: last addresses of a name expire after a day',
    in: 'createAllowList > allows',
    mutation: assumeTrue('at'),
    test: [LIST, 'the last result is valid for a day'],
  },
  {
    name: 'allow list: invalid entries prevent the start',
    in: 'parseAddressList',
    mutation: assumeFalse('length'),
    test: ['scripts/checks/configuration.test.ts', 'each is refused in one line that shows the value'],
  },
  {
    name: 'trusted proxies: too wide a range is refused',
    in: 'parseProxyList',
    mutation: assumeFalse('length'),
    test: ['scripts/checks/configuration.test.ts', 'each is refused in one line that shows the value'],
  },
  {
    name: 'API proxy: authenticated responses are not cacheable',
    in: 'createPrivateCalls',
    mutation: assumeFalse('public', 'asksForToken'),
    test: ['tests/server/private-calls.test.ts', 'storefront proxy: not cacheable'],
  },
  {
    name: 'maintenance: pages respond 503',
    in: 'createMaintenance',
    mutation: assumeFalse('isInList'),
    test: [CLOSED, 'while the site is closed'],
  },
  {
    name: 'maintenance: only the bypass list sees the site',
    in: 'createMaintenance',
    mutation: assumeFalse('isInList'),
    test: [CLOSED, 'another client does not, whatever address it claims'],
  },
  {
    name: 'maintenance: calls get JSON',
    in: 'createMaintenance',
    mutation: assumeFalse('startsWith'),
    test: [CLOSED, 'calls get a 503 in JSON, probes the real state'],
  },
  {
    name: 'access log: fixed fields',
    in: 'logResponse',
    mutation: replaceProperty('client', '$, headers: arguments[2].getHeaders()'),
    test: [LOG, 'has one line a request, with a fixed list of fields'],
  },
  {
    name: 'access log: queries are left out',
    in: 'logResponse',
    mutation: replaceArgument('split', 0, "'never'"),
    test: [LOG, 'holds no query value, body, cookie, token or other header'],
  },
  {
    name: 'error log: queries are left out',
    in: 'logResponse',
    mutation: replaceArgument('split', 0, "'never'"),
    test: [LOG, 'a failure is logged with its cause, without query values'],
  },
  {
    name: 'access log: line breaks are escaped',
    in: 'logResponse',
    mutation: replaceProperty(
      'path',
      '(arguments[0].info(JSON.parse(decodeURIComponent($.slice(2)).trim())), $)',
    ),
    test: [LOG, 'line breaks in an address cannot forge a line'],
  },
  {
    name: 'error responses: do not state the cause',
    in: 'createErrors',
    mutation: replaceText('An error occurred.', 'connect ECONNREFUSED 10.0.0.1'),
    test: ['server/http/errors.test.ts', 'of our own are a short 500 without their cause'],
  },
  {
    name: 'request bodies: have a deadline',
    in: 'createBodyDeadline',
    mutation: skip('destroy'),
    test: ['server/http/body-deadline.test.ts', 'the connection is cut'],
  },
  {
    name: 'metrics: refused for proxied requests',
    in: 'createMetricsPage',
    file: 'server',
    mutation: assumeFalse('x-forwarded-for'),
    test: ['server/http/metrics.test.ts', 'is a 404 through a proxy, or from a machine that is not allowed'],
  },
  {
    name: 'metrics: only for listed addresses',
    in: 'createMetricsPage',
    file: 'server',
    mutation: assumeFalse('isInList'),
    test: ['server/http/metrics.test.ts', 'is a 404 through a proxy, or from a machine that is not allowed'],
  },
];
