import type { MutationTest } from '#scripts/mutation/mutation-test.ts';
import { assumeFalse, assumeTrue } from '#scripts/mutation/operators/assume.ts';
import { drop } from '#scripts/mutation/operators/drop.ts';
import { replaceCall } from '#scripts/mutation/operators/replace-call.ts';
import { replaceNumber } from '#scripts/mutation/operators/replace-literal.ts';
import { replaceProperty } from '#scripts/mutation/operators/replace-property.ts';
import { skip } from '#scripts/mutation/operators/skip.ts';
import { unchain } from '#scripts/mutation/operators/unchain.ts';

const HEADERS = 'server/http/security-headers.test.ts';
const FILES = 'server/http/static-files.test.ts';
const IMAGES = 'server/http/image-cache.test.ts';
const HTML = 'shared/content/sanitise-html.test.ts';
const TARGETS = 'shared/site-path.test.ts';

/** Content security policy, allowed content, and redirect targets of pages. */
export const PAGES: readonly MutationTest[] = [
  {
    name: 'headers of security are set',
    in: 'createApp',
    mutation: skip('createSecurityHeaders'),
    test: [HEADERS, 'denies frames and sniffing'],
  },
  {
    name: 'scripts are of this site alone',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('scriptSrc', '[...$, "\'unsafe-inline\'"]'),
    test: [HEADERS, 'a cacheable page has one fixed policy, without nonce'],
  },
  {
    name: 'a weak policy is found',
    in: 'listSecurityHeaders',
    mutation: drop('baseUri'),
    test: [
      'tests/security/headers.test.ts',
      'every response: has all security headers, with a policy without weaknesses',
    ],
  },
  {
    name: 'nobody frames a page',
    in: 'listSecurityHeaders',
    mutation: drop('frameAncestors'),
    test: [HEADERS, 'a cacheable page has one fixed policy, without nonce'],
  },
  {
    name: 'pictures come from where they are kept',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('imgSrc', "[...$, 'https:']"),
    test: [HEADERS, 'pictures and videos may come from the configured image storage'],
  },
  {
    name: 'a nonce is of one answer',
    in: 'policyWithNonce',
    mutation: replaceCall('randomBytes', 'Buffer.alloc($1)'),
    test: [HEADERS, 'a private page has the same policy with a nonce of its own'],
  },
  {
    name: 'pages with models alone may do what they need',
    in: 'listPolicyHeaders',
    mutation: assumeTrue('model'),
    test: [
      'tests/server/product-ar.test.ts',
      'only this page: may use XR, WebAssembly and the viewer’s style',
    ],
  },
  {
    name: 'HTTPS is for good where there is HTTPS',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('maxAge', '1'),
    test: [HEADERS, 'sends HSTS only when the site is on HTTPS'],
  },
  {
    name: 'JSON in a page ends no script',
    in: 'toSafeJson',
    mutation: unchain('replace'),
    test: ['shared/safe-json.test.ts', 'has no character that could end the script or begin markup'],
  },
  {
    name: 'the state of a page ends no script',
    in: 'writeState > writeList',
    mutation: replaceCall('toSafeJson', 'JSON.stringify($1)'),
    test: ['server/render/write-state.test.ts', 'escapes script ends, in names and in shared lists'],
  },
  {
    name: 'names in the state of a page end no script',
    in: 'writeState > writeRecord',
    mutation: replaceCall('toSafeJson', 'JSON.stringify($1)'),
    test: ['server/render/write-state.test.ts', 'escapes script ends, in names and in shared lists'],
  },
  {
    name: 'HTML of editors has tags of a list',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedTags', 'false'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'HTML of editors has attributes of a list',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedAttributes', 'false'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'links of editors are no scripts',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedSchemes', "[...$, 'javascript']"),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'links of editors name their scheme',
    in: 'sanitiseHtml',
    mutation: drop('allowProtocolRelative'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'a redirect begins with one slash',
    in: 'toSitePath',
    mutation: skip('/'),
    test: [TARGETS, 'every accepted path stays on this site, for a browser as well'],
  },
  {
    name: 'a redirect has no backslash and nothing unseen',
    in: 'toSitePath',
    mutation: assumeFalse('test'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'a redirect has 2,048 characters',
    in: 'toSitePath',
    mutation: assumeFalse('length'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'a redirect is looked at once it is parsed',
    in: 'toSitePath',
    mutation: skip('origin'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'login leads to pages alone',
    in: 'returnPath',
    mutation: skip('test'),
    test: ['routes/return-path.test.ts', 'API call, file or form address: rejected'],
  },
  {
    name: 'login leads to no way in',
    in: 'returnPath',
    mutation: assumeTrue('has'),
    test: ['routes/return-path.test.ts', 'login or signup page: rejected'],
  },
  {
    name: 'redirects of the back office lead to a page or a web address',
    in: 'createAddressSources',
    mutation: replaceCall('toTarget', '$1'),
    test: ['server/http/redirection-lookup.test.ts', 'evil'],
  },
  {
    name: 'files of a build are served, and no others',
    in: 'createStaticFiles',
    mutation: replaceCall('extname', "'.js'"),
    test: [FILES, 'is not served'],
  },
  {
    name: 'new files bear names as builds give them',
    in: 'createStaticFiles',
    mutation: assumeTrue('test'),
    test: [FILES, 'a file of a build newer than the start is served'],
  },
  {
    name: 'files of the next build are served',
    in: 'createStaticFiles',
    mutation: assumeFalse('test'),
    test: [FILES, 'a file of a build newer than the start is served'],
  },
  {
    name: 'files of former builds stay a day',
    in: 'removeFormerBuilds',
    mutation: assumeFalse('startsWith'),
    test: [
      'scripts/former-builds.test.ts',
      'hashed files: stay for a day after the build that replaced them, then are removed',
    ],
  },
  {
    name: 'files of former builds go after a day',
    in: 'removeFormerBuilds',
    mutation: replaceNumber(24, 24_000),
    test: [
      'scripts/former-builds.test.ts',
      'hashed files: stay for a day after the build that replaced them, then are removed',
    ],
  },
  {
    name: 'a page whose code is gone reloads itself',
    in: 'reloadOnce',
    mutation: skip('reload'),
    test: ['client/app/parts/chunk-reload.test.ts', 'reloads the page'],
  },
  {
    name: 'a page reloads itself once a minute',
    in: 'reloadOnce',
    mutation: assumeFalse('abs'),
    test: ['client/app/parts/chunk-reload.test.ts', 'reloads it once a minute at most'],
  },
  {
    name: 'a page without a connection does not reload itself',
    in: 'reloadOnce',
    mutation: assumeFalse('onLine'),
    test: ['client/app/parts/chunk-reload.test.ts', 'offline: leaves the page, reloads once online'],
  },
  {
    name: 'one back office claims a queued email',
    in: 'createOutbox > claimNext',
    mutation: replaceProperty('next_attempt_at', 'new Date(0)'),
    test: ['backoffice/mail/outbox.db.test.ts', 'are sent once by back offices that share a database'],
  },
  {
    name: 'a page that cannot remember does not reload itself',
    in: 'reloadOnce',
    mutation: skip('readPreferences'),
    test: ['client/app/parts/chunk-reload.test.ts', 'storage unavailable: never reloads'],
  },
  {
    name: 'pictures that were seen are kept',
    in: 'createImageCache',
    mutation: skip('on', 'end'),
    test: [IMAGES, 'that were requested before are served during an outage'],
  },
  {
    name: 'pictures that may change are not kept',
    in: 'createImageCache',
    mutation: assumeTrue('immutable'),
    test: [IMAGES, 'that may change, and other files, are requested each time'],
  },
  {
    name: 'a page that fails is kept by nobody',
    in: 'pagePolicy',
    mutation: assumeTrue('status'),
    test: ['tests/server/error-pages.test.ts', 'missing page: not cached'],
  },
  {
    name: 'a page of somebody logged in is kept by nobody',
    in: 'pagePolicy',
    mutation: assumeTrue('isLogged'),
    test: [
      'tests/server/isolation.test.ts',
      'each page: has its visitor’s language, consumer and session state, and nothing of another',
    ],
  },
];
