import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import { NO_FIELDS, type Operation } from '#shared/contract/operation.ts';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { ARCHIVE_FORM_PATH } from '#shared/domain/archive-form.ts';
import { arbitraryOf, hostileText } from './arbitrary-of-schema.ts';
import type { Question } from './ask.ts';
import { MULTIPART_TYPE, multipartBody } from './multipart-body.ts';

const ORIGIN = 'http://localhost:3000';
const PATTERNS = ROUTED_PAGES.map(({ variant }) => variant.pattern);
const FORMS = ROUTED_PAGES.filter(({ page }) => page.form).map(({ variant }) => variant.pattern);
const OTHER_PATHS = [
  '/_filters',
  ARCHIVE_FORM_PATH,
  '/robots.txt',
  '/sitemap.xml',
  '/media/',
  '/media/documents/',
  '/assets/',
  '/url',
];
/** Excluded, because it would end the session of later requests. */
const LOGOUT = 'GET /user/logout';
/** Parameters and fields that some page reads. */
const NAMES = [
  'q',
  'tab',
  'orderBy',
  'ref',
  'products',
  'only',
  'place',
  'radius',
  'label',
  'stockists',
  'page',
  'lat',
  'lng',
  'redirect',
  'token',
  'reference',
  'view',
  'text',
  'url',
  'path',
  'lines',
  'subject',
  'vote',
  'zip',
  'area',
  'room',
  'height',
  'lang',
  'perPage',
  'cart_added',
  'cart_fault',
  'intent',
  'element',
  'quantity',
  'back',
  'email',
  'password',
  'code',
  'zipcode',
  'remove',
  'id',
  'name',
  'siret',
  'message',
  'phone',
  'key',
];
const COOKIES = [
  'jwt_token',
  'refresh_token',
  'tmp_token',
  'email',
  'cart_token',
  'cart_count',
  'visitor',
  'salesplan',
];
const HEADERS = [
  'accept',
  'accept-language',
  'accept-encoding',
  'range',
  'if-none-match',
  'referer',
  'user-agent',
];

const text = fc.oneof(
  hostileText,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const encode = (value: string) => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '?'));
/** Header characters; the HTTP client refuses all others. */
const headerText = (value: string) => value.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').slice(0, 3000);
const cookieText = (value: string) => headerText(value).replaceAll(';', ',');

const segment = fc.oneof(
  text.map(encode),
  fc.constantFrom(
    'lame',
    'sas',
    '_COLOR__blanc',
    '_p__2',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '%c0%ae',
    '1',
    'x',
  ),
);
const parameters = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), text), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));

/** A path of the table with filled parameters, and sometimes a suffix. */
function pathOf(patterns: readonly string[]): Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...patterns),
      fc.array(segment, { minLength: 8, maxLength: 8 }),
      fc.nat({ max: 9 }),
    )
    .map(([pattern, parts, more]) => {
      const filled = pattern.replaceAll(/\{[^}]+\}/g, () => parts.pop() ?? '');
      return more === 0 ? `${filled}/${parts.join('/')}` : filled;
    });
}

const headers = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...HEADERS), text.map(headerText), { maxKeys: 3 }),
    fc.dictionary(fc.constantFrom(...COOKIES), text.map(cookieText), { maxKeys: 4 }),
    fc.ipV4(),
  )
  .map(([other, cookies, address]): Record<string, string> => ({
    ...other,
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    // Rate limits count client addresses, so each request has another one.
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
  }));

const isValidPath = (path: string) => /^\/(?!\/)[\u0021-\u00ff]*$/.test(path);

/** Requests for pages and files, with arbitrary parameters. */
export const randomPage: Arbitrary<Question> = fc
  .tuple(pathOf([...PATTERNS, ...OTHER_PATHS]), parameters, headers)
  .map(([path, query, others]) => ({ path: `${path}?${query}`, headers: others }))
  .filter(({ path }) => isValidPath(path));

/** Forms of pages with arbitrary values. */
export const randomForm: Arbitrary<Question> = fc
  .tuple(pathOf([...FORMS, '/_cart']), parameters, parameters, headers)
  .map(([path, query, body, others]) => ({
    method: 'POST',
    path: `${path}?${query}`,
    headers: { ...others, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }))
  .filter(({ path }) => isValidPath(path));

/** A call, and whether it is made in a session. */
export type RandomCall = Question & { isLogged: boolean };

/**
 * Every operation of the contract, with values that its schemas accept or nearly accept. `tokens`: of open
 * sessions, used in some calls.
 */
export function randomCall(tokens: () => readonly string[]): Arbitrary<RandomCall> {
  return fc.oneof(...OPERATIONS.map((operation) => callOf(operation, tokens)));
}

function callOf(
  { id, method, path, query, body, hasFiles }: Operation,
  tokens: () => readonly string[],
): Arbitrary<RandomCall> {
  return fc
    .record({
      values: query ? arbitraryOf(query) : fc.constant({}),
      sent: body !== NO_FIELDS ? arbitraryOf(body) : fc.constant(undefined),
      file: fc.option(text, { nil: undefined }),
      // Most ids refer to existing entities.
      number: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 300 }).map(String) },
        { weight: 1, arbitrary: segment },
      ),
      lang: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('fr', 'en') }, text),
      place: fc.nat({ max: 2 }),
      others: headers,
    })
    .map(({ values, sent, file, number, lang, place, others }) => {
      const token = id === LOGOUT ? undefined : tokens()[place];
      return {
        method: method.toUpperCase(),
        path: `/api/v1${path.replaceAll(/\{\w+\}/g, number)}?site_id=1&sales_plan_id=1&lang=${encode(lang)}&${queryOf(values)}`,
        isLogged: token !== undefined,
        headers: {
          ...others,
          'x-atre-token': '1',
          ...(token !== undefined && { cookie: `jwt_token=${token}` }),
          ...(sent !== undefined && { 'content-type': hasFiles ? MULTIPART_TYPE : 'application/json' }),
        },
        ...(sent !== undefined && { body: hasFiles ? multipartBody(sent, file) : JSON.stringify(sent) }),
      };
    })
    .filter((question) => isValidPath(question.path));
}

function queryOf(values: unknown): string {
  const pairs = typeof values === 'object' && values !== null ? Object.entries(values) : [];
  return pairs
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&');
}
