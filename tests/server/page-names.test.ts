import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createExampleFinder, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';
import { findFieldFindings } from '#tests/support/find-field-findings.ts';
import { findNameFindings } from '#tests/support/find-name-findings.ts';
import { prepareForms } from '#tests/support/form-views.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parseHead } from '#tests/support/read-page.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import {
  createTestStorefront,
  PATIENT_LIMITS,
  serve,
  type TestStorefront,
} from '#tests/support/test-storefront.ts';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
let site: Awaited<ReturnType<typeof serve>>;
let visitor: LoggedVisitor;
let pages: { path: string; html: string }[];

/** Every kind of page in one language and for one consumer, alternating. */
async function readAll(): Promise<typeof pages> {
  const queries = await prepareForms(createTestClient(backoffice.url), backoffice.db);
  const find = await createExampleFinder(`http://127.0.0.1:${site.port}`);
  const names = [...new Set(PAGE_KINDS.map(({ name }) => name))];
  const read: typeof pages = [];
  for (const [index, name] of names.entries()) {
    const kinds = PAGE_KINDS.filter((kind) => kind.name === name);
    const kind = kinds.find(({ locale }) => locale === (index % 2 === 0 ? 'fr' : 'en')) ?? kinds[0];
    const examples: ExamplePage[] = kind ? await find(kind) : [];
    for (const { path, account, status } of examples) {
      if (status !== 200) continue;
      const bare = path.split('?', 1)[0] ?? '';
      const isLogged = account !== undefined || name.startsWith('accessories');
      for (const address of new Set([path, ...(queries[name] ?? []).map((query) => bare + query)])) {
        const { text } = await (isLogged ? visitor.get(address) : request(storefront.app).get(address));
        read.push({ path: address, html: text });
      }
    }
  }
  return read;
}

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url, limits: PATIENT_LIMITS });
  site = await serve(storefront.app);
  visitor = await logInVisitor(storefront.app);
  pages = await readAll();
});
afterAll(async () => {
  await site.close();
  await backoffice.close();
});

const findingsOf = (find: (html: string) => string[]) =>
  pages.flatMap(({ path, html }) => find(html).map((finding) => `${path}: ${finding}`));

describe('names and forms of all pages', () => {
  it('[TP-10] every kind of page: read', () => {
    expect(pages.length).toBeGreaterThan(80);
  });

  it('links and buttons of a page: equal names have equal targets', () => {
    const findings = findingsOf(findNameFindings);
    // The headings of the site map distinguish its lists.
    expect(findings.filter((finding) => !finding.startsWith('/en/sitemap'))).toEqual([]);
  });

  it('every field: required or optional, with its format and autocomplete token', () => {
    expect(findingsOf(findFieldFindings)).toEqual([]);
  });

  it('views of one page: have distinct titles', () => {
    const views = new Map<string, Set<string>>();
    for (const { path, html } of pages) {
      const [pathname = ''] = path.split('?', 1);
      // The same page, with or without the token of its email.
      if (pathname.endsWith('/renew-password')) continue;
      const view = `${pathname}: ${parseHead(html).title}`;
      views.set(view, (views.get(view) ?? new Set()).add(path));
    }
    expect([...views].filter(([, paths]) => paths.size > 1)).toEqual([]);
  });
});
