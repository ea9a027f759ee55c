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
    name: 'security headers: sent with every response',
    in: 'createApp',
    mutation: skip('createSecurityHeaders'),
    test: [HEADERS, 'denies frames and sniffing'],
  },
  {
    name: 'Content Security Policy: scripts only from this site',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('scriptSrc', '[...$, "\'unsafe-inline\'"]'),
    test: [HEADERS, 'a cacheable page has one fixed policy, without nonce'],
  },
  {
    name: 'Content Security Policy: a weak one fails the evaluator',
    in: 'listSecurityHeaders',
    mutation: drop('baseUri'),
    test: [
      'tests/security/headers.test.ts',
      'every response: has all security headers, with a policy without weaknesses',
    ],
  },
  {
    name: 'Content Security Policy: framing is forbidden',
    in: 'listSecurityHeaders',
    mutation: drop('frameAncestors'),
    test: [HEADERS, 'a cacheable page has one fixed policy, without nonce'],
  },
  {
    name: 'Content Security Policy: pictures come from the media origin',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('imgSrc', "[...$, 'https:']"),
    test: [HEADERS, 'pictures and videos may come from the configured image storage'],
  },
  {
    name: 'Content Security Policy: each response has its own nonce',
    in: 'policyWithNonce',
    mutation: replaceCall('randomBytes', 'Buffer.alloc($1)'),
    test: [HEADERS, 'a private page has the same policy with a nonce of its own'],
  },
  {
    name: 'Content Security Policy: exceptions only on pages with 3D models',
    in: 'listPolicyHeaders',
    mutation: assumeTrue('model'),
    test: [
      'tests/server/product-ar.test.ts',
      'only this page: may use XR, WebAssembly and the viewer’s style',
    ],
  },
  {
    name: 'HSTS: sent over HTTPS',
    in: 'listSecurityHeaders',
    mutation: replaceProperty('maxAge', '1'),
    test: [HEADERS, 'sends HSTS only when the site is on HTTPS'],
  },
  {
    name: 'page state: JSON cannot close the script element',
    in: 'toSafeJson',
    mutation: unchain('replace'),
    test: ['shared/safe-json.test.ts', 'has no character that could end the script or begin markup'],
  },
  {
    name: 'page state: values cannot close the script element',
    in: 'writeState > writeList',
    mutation: replaceCall('toSafeJson', 'JSON.stringify($1)'),
    test: ['server/render/write-state.test.ts', 'escapes script ends, in names and in shared lists'],
  },
  {
    name: 'page state: keys cannot close the script element',
    in: 'writeState > writeRecord',
    mutation: replaceCall('toSafeJson', 'JSON.stringify($1)'),
    test: ['server/render/write-state.test.ts', 'escapes script ends, in names and in shared lists'],
  },
  {
    name: 'HTML of editors: only listed elements',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedTags', 'false'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'HTML of editors: only listed attributes',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedAttributes', 'false'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'HTML of editors: links cannot run scripts',
    in: 'sanitiseHtml',
    mutation: replaceProperty('allowedSchemes', "[...$, 'javascript']"),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'HTML of editors: schemes of links are listed',
    in: 'sanitiseHtml',
    mutation: drop('allowProtocolRelative'),
    test: [HTML, 'loses unsafe parts'],
  },
  {
    name: 'return path: begins with one slash',
    in: 'toSitePath',
    mutation: skip('/'),
    test: [TARGETS, 'every accepted path stays on this site, for a browser as well'],
  },
  {
    name: 'return path: no backslash or control character',
    in: 'toSitePath',
    mutation: assumeFalse('test'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'return path: at most 2,048 characters',
    in: 'toSitePath',
    mutation: assumeFalse('length'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'return path: checked after parsing',
    in: 'toSitePath',
    mutation: skip('origin'),
    test: [TARGETS, ' is none'],
  },
  {
    name: 'login: returns only to pages',
    in: 'returnPath',
    mutation: skip('test'),
    test: ['routes/return-path.test.ts', 'API call, file or form address: rejected'],
  },
  {
    name: 'login: does not return to sign-in pages',
    in: 'returnPath',
    mutation: assumeTrue('has'),
    test: ['routes/return-path.test.ts', 'login or signup page: rejected'],
  },
  {
    name: 'redirects of the back office: only pages and web addresses',
    in: 'createAddressSources',
    mutation: replaceCall('toTarget', '$1'),
    test: ['server/http/redirection-lookup.test.ts', 'evil'],
  },
  {
    name: 'static files: only those of a build',
    in: 'createStaticFiles',
    mutation: replaceCall('extname', "'.js'"),
    test: [FILES, 'is not served'],
  },
  {
    name: 'static files: names have the form of builds',
    in: 'createStaticFiles',
    mutation: assumeTrue('test'),
    test: [FILES, 'a file of a build newer than the start is served'],
  },
  {
    name: 'static files: those of the next build are served',
    in: 'createStaticFiles',
    mutation: assumeFalse('test'),
    test: [FILES, 'a file of a build newer than the start is served'],
  },
  {
    name: 'former builds: files stay for a day',
    in: 'removeFormerBuilds',
    mutation: assumeFalse('startsWith'),
    test: [
      'scripts/former-builds.test.ts',
      'hashed files: stay for a day after the build that replaced them, then are removed',
    ],
  },
  {
    name: 'former builds: files are removed after a day',
    in: 'removeFormerBuilds',
    mutation: replaceNumber(24, 24_000),
    test: [
      'scripts/former-builds.test.ts',
      'hashed files: stay for a day after the build that replaced them, then are removed',
    ],
  },
  {
    name: 'missing code: the page reloads',
    in: 'reloadOnce',
    mutation: skip('reload'),
    test: ['client/app/parts/chunk-reload.test.ts', 'reloads the page'],
  },
  {
    name: 'missing code: one reload a minute at most',
    in: 'reloadOnce',
    mutation: assumeFalse('abs'),
    test: ['client/app/parts/chunk-reload.test.ts', 'reloads it once a minute at most'],
  },
  {
    name: 'missing code: no reload without a connection',
    in: 'reloadOnce',
    mutation: assumeFalse('onLine'),
    test: ['client/app/parts/chunk-reload.test.ts', 'offline: leaves the page, reloads once online'],
  },
  {
    name: 'mail outbox: one process claims an email',
    in: 'createOutbox > claimNext',
    mutation: replaceProperty('next_attempt_at', 'new Date(0)'),
    test: ['backoffice/mail/outbox.db.test.ts', 'are sent once by back offices that share a database'],
  },
  {
    name: 'missing code: no reload without session storage',
    in: 'reloadOnce',
    mutation: skip('readPreferences'),
    test: ['client/app/parts/chunk-reload.test.ts', 'storage unavailable: never reloads'],
  },
  {
    name: 'image cache: pictures are cached',
    in: 'createImageCache',
    mutation: skip('on', 'end'),
    test: [IMAGES, 'that were requested before are served during an outage'],
  },
  {
    name: 'image cache: changeable pictures are not cached',
    in: 'createImageCache',
    mutation: assumeTrue('immutable'),
    test: [IMAGES, 'that may change, and other files, are requested each time'],
  },
  {
    name: 'Cache-Control: failed pages are not cacheable',
    in: 'pagePolicy',
    mutation: assumeTrue('status'),
    test: ['tests/server/error-pages.test.ts', 'missing page: not cached'],
  },
  {
    name: 'Cache-Control: pages of logged-in visitors are not cacheable',
    in: 'pagePolicy',
    mutation: assumeTrue('isLogged'),
    test: [
      'tests/server/isolation.test.ts',
      'each page: has its visitor’s language, consumer and session state, and nothing of another',
    ],
  },
];
