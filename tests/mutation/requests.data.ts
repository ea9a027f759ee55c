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
    name: 'an address has so many characters',
    in: 'findMalformation',
    mutation: skip('MAX_ADDRESS_LENGTH'),
    test: [MALFORMED, 'a path of 10,000 characters is a 414'],
  },
  {
    name: 'a request has one host',
    in: 'findMalformation',
    mutation: assumeFalse('countHosts'),
    test: [MALFORMED, 'several Host headers are a 400'],
  },
  {
    name: 'a request has so many headers',
    in: 'findMalformation',
    mutation: skip(431),
    test: ['tests/security/raw-requests.test.ts', 'thousands of headers: do not hide it'],
  },
  {
    name: 'chunks are the only transfer encoding',
    in: 'findMalformation',
    mutation: assumeFalse('chunked'),
    test: [MALFORMED, 'Transfer-Encoding “'],
  },
  {
    name: 'paths alone are served',
    in: 'findMalformation',
    mutation: assumeFalse('startsWith'),
    test: [MALFORMED, 'an absolute-form target of another host is a 400'],
  },
  {
    name: 'a path never begins like another site',
    in: 'isReadableAddress',
    mutation: assumeTrue('startsWith'),
    test: [MALFORMED, 'does not redirect to another site'],
  },
  {
    name: 'percent signs mean something',
    in: 'isReadableAddress',
    mutation: assumeTrue('isDecodable'),
    test: [MALFORMED, 'malformed percent-encoding: '],
  },
  {
    name: 'other versions of HTTP are not spoken',
    in: 'findMalformation',
    mutation: assumeFalse('httpVersion'),
    test: ['tests/security/raw-requests.test.ts', 'invalid bytes'],
  },
  {
    name: 'forwarded addresses count from trusted proxies',
    in: 'readContext',
    mutation: replaceCall('isInList', 'true'),
    test: [CONTEXT, 'X-Forwarded-For from another client is ignored'],
  },
  {
    name: 'forwarded addresses are read from the right',
    in: 'readContext',
    mutation: unchain('toReversed'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'the walk ends with the first who is no proxy',
    in: 'readContext',
    mutation: skip('isInList'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'headers that pretend reach nobody',
    in: 'createRequestContext',
    mutation: skip('headers'),
    test: [CONTEXT, 'no later step sees a forged origin or target'],
  },
  {
    name: 'the number of a request is well formed',
    in: 'readContext',
    mutation: assumeTrue('test'),
    test: [CONTEXT, 'takes the id of a trusted proxy, if it is well formed'],
  },
  {
    name: 'mapped addresses are what they stand for',
    in: 'normaliseAddress',
    mutation: replaceCall('mappedAddress', 'undefined'),
    test: [CONTEXT, 'behind trusted proxies'],
  },
  {
    name: 'the allow-list is asked',
    in: 'createIpAllowList',
    mutation: assumeTrue('allows'),
    test: [LIST, 'others get 401 and the text, before anything is served'],
  },
  {
    name: 'an empty list alone lets everybody in',
    in: 'createAllowList > replace',
    mutation: skip('length'),
    test: [LIST, 'is allowed, its neighbour gets a 401'],
  },
  {
    name: 'names let in the addresses they have now',
    in: 'createAllowList',
    mutation: replaceProperty('addresses', '(globalThis.resolvedOnce ??= $)'),
    test: [LIST, 'a host name allows its addresses, and later ones'],
  },
  {
    name: 'a name that stops resolving keeps its addresses',
    in: 'createAllowList',
    mutation: replaceCall('warn', "JSON.parse('')"),
    test: [LIST, 'a name that stops resolving allows its last addresses'],
    says: 'Unexpected end of JSON input',
  },
  {
    name: 'names are looked up again by themselves',
    in: 'createAllowList',
    mutation: replaceArgument('setInterval', 0, '() => undefined'),
    test: [LIST, 'are resolved every five minutes'],
  },
  {
    name: 'what a name had is good for a day',
    in: 'createAllowList > allows',
    mutation: assumeTrue('at'),
    test: [LIST, 'the last result is valid for a day'],
  },
  {
    name: 'a bad list refuses to start',
    in: 'parseAddressList',
    mutation: assumeFalse('length'),
    test: ['scripts/checks/configuration.test.ts', 'each is refused in one line that shows the value'],
  },
  {
    name: 'proxies are no part of the Internet',
    in: 'parseProxyList',
    mutation: assumeFalse('length'),
    test: ['scripts/checks/configuration.test.ts', 'each is refused in one line that shows the value'],
  },
  {
    name: 'calls in a name are kept by no cache, on their way through',
    in: 'createPrivateCalls',
    mutation: assumeFalse('public', 'asksForToken'),
    test: ['tests/server/private-calls.test.ts', 'storefront proxy: not cacheable'],
  },
  {
    name: 'a closed site is closed',
    in: 'createMaintenance',
    mutation: assumeFalse('isInList'),
    test: [CLOSED, 'while the site is closed'],
  },
  {
    name: 'those on the bypass list see a closed site, nobody else',
    in: 'createMaintenance',
    mutation: assumeFalse('isInList'),
    test: [CLOSED, 'another client does not, whatever address it claims'],
  },
  {
    name: 'calls to a closed site are told so in JSON',
    in: 'createMaintenance',
    mutation: assumeFalse('startsWith'),
    test: [CLOSED, 'calls get a 503 in JSON, probes the real state'],
  },
  {
    name: 'a line of the log has a fixed list of fields',
    in: 'logResponse',
    mutation: replaceProperty('client', '$, headers: arguments[2].getHeaders()'),
    test: [LOG, 'has one line a request, with a fixed list of fields'],
  },
  {
    name: 'queries are not logged',
    in: 'logResponse',
    mutation: replaceArgument('split', 0, "'never'"),
    test: [LOG, 'holds no query value, body, cookie, token or other header'],
  },
  {
    name: 'queries are not logged with failures',
    in: 'logResponse',
    mutation: replaceArgument('split', 0, "'never'"),
    test: [LOG, 'a failure is logged with its cause, without query values'],
  },
  {
    name: 'a line of the log is one line',
    in: 'logResponse',
    mutation: replaceProperty(
      'path',
      '(arguments[0].info(JSON.parse(decodeURIComponent($.slice(2)).trim())), $)',
    ),
    test: [LOG, 'line breaks in an address cannot forge a line'],
  },
  {
    name: 'what fails is answered without its cause',
    in: 'createErrors',
    mutation: replaceText('An error occurred.', 'connect ECONNREFUSED 10.0.0.1'),
    test: ['server/http/errors.test.ts', 'of our own are a short 500 without their cause'],
  },
  {
    name: 'bodies arrive in time',
    in: 'createBodyDeadline',
    mutation: skip('destroy'),
    test: ['server/http/body-deadline.test.ts', 'the connection is cut'],
  },
  {
    name: 'metrics are not for who comes through a proxy',
    in: 'createMetricsPage',
    file: 'server',
    mutation: assumeFalse('x-forwarded-for'),
    test: ['server/http/metrics.test.ts', 'is a 404 through a proxy, or from a machine that is not allowed'],
  },
  {
    name: 'metrics are for machines of a list',
    in: 'createMetricsPage',
    file: 'server',
    mutation: assumeFalse('isInList'),
    test: ['server/http/metrics.test.ts', 'is a 404 through a proxy, or from a machine that is not allowed'],
  },
];
