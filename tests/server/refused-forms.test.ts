import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryRouter, RouterContextProvider, type DataRouter } from 'react-router';
import request from 'supertest';
import { createRoutes } from '#client/app/router/page-routes.ts';
import { loaderContextKey } from '#client/app/router/router-contexts.ts';
import type { LoaderContext } from '#client/app/router/loader-context.ts';
import { unknownBrand } from '#client/stores/shown-brand.ts';
import { RootStore } from '#client/stores/root-store.ts';
import type { RouteName } from '#routes/paths.ts';
import { findRoutedPage, ROUTED_PAGES } from '#routes/tree.tsx';
import { createExampleFinder, type FindExamples } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS, type PageKind } from '#scripts/examples/page-kinds.ts';
import { SITE_INTL } from '#server/render/site-intl.ts';
import { createApi } from '#shared/api/create-api.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';
import type { FormState } from '#shared/form-state.ts';
import { findErrorFindings } from '#tests/support/find-error-findings.ts';
import { prepareForms } from '#tests/support/form-views.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { ownFormsOf, type PageForm } from '#tests/support/page-forms.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import {
  createTestStorefront,
  PATIENT_LIMITS,
  serve,
  type TestStorefront,
} from '#tests/support/test-storefront.ts';

const ORIGIN = 'http://localhost:3000';
/** The back office refuses every write: the page was out of date. */
const CONFLICT = { status: 409, body: JSON.stringify({ code: 'conflict', message: 'It has changed.' }) };
/** Fields that identify a form. */
const CARRIED = new Set(['intent', 'form_name', 'number', 'key', 'started_at', 'subject', 'step', 'token']);
/** POST calls that change nothing. */
const READS = /\/user\/logged\?/;

const TAKING_FORMS = PAGE_KINDS.filter(({ pattern }) => findRoutedPage(pattern).page.form !== undefined);
/** Every page with forms: once, or in every language for every consumer. */
const KINDS = hasAllLooks
  ? TAKING_FORMS
  : TAKING_FORMS.filter(({ name }, index) => TAKING_FORMS.findIndex((kind) => kind.name === name) === index);

let backoffice: TestBackoffice;
let relay: Relay;
let storefront: TestStorefront;
let site: Awaited<ReturnType<typeof serve>>;
let visitor: LoggedVisitor;
let findExamples: FindExamples;
let queries: Partial<Record<RouteName, readonly string[]>>;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  relay = await startRelay(backoffice.url);
  storefront = await createTestStorefront({ backofficeUrl: relay.url, limits: PATIENT_LIMITS });
  site = await serve(storefront.app);
  visitor = await logInVisitor(storefront.app);
  const client = createTestClient(backoffice.url);
  queries = await prepareForms(client, backoffice.db);
  findExamples = await createExampleFinder(`http://127.0.0.1:${site.port}`);
  relay.refuse = ({ method, url }) => (method === 'GET' || READS.test(url) ? undefined : CONFLICT);
});
afterAll(async () => {
  await site.close();
  await relay.close();
  await backoffice.close();
});

type Shown = { path: string; isLogged: boolean; forms: PageForm[] };

/** The addresses of a kind that show forms, with these forms. */
async function findForms(kind: PageKind): Promise<Shown[]> {
  const examples = await findExamples(kind);
  const shown: Shown[] = [];
  for (const { path: example, account } of examples) {
    const isLogged = account !== undefined || kind.name.startsWith('accessories');
    const [bare = ''] = example.split('?', 1);
    const paths = [...(queries[kind.name] ?? []).map((query) => bare + query), example];
    for (const path of new Set(paths)) {
      const { text } = await (isLogged ? visitor.get(path) : request(storefront.app).get(path));
      const forms = ownFormsOf(text, path);
      if (forms.length > 0) shown.push({ path, isLogged, forms: distinct(forms) });
    }
  }
  return shown;
}

/** One of each group of forms that differ only in values, without logout, which would end their session. */
function distinct(forms: PageForm[]): PageForm[] {
  const remaining = forms.filter(({ fields }) => !fields.some(([, value]) => value === LOGOUT_INTENT));
  return [...new Map(remaining.map((form) => [shapeOf(form), form])).values()];
}

/** Clears a field that the visitor fills in. */
function emptied([name, value]: [string, string]): [string, string] {
  return [name, CARRIED.has(name) ? value : ''];
}

function shapeOf({ fields }: PageForm): string {
  return fields.map(([name, value]) => (name === 'intent' ? value : name)).join();
}

function post({ path, isLogged }: Shown, { action, fields }: PageForm) {
  const call = request(storefront.app)
    .post(action || path)
    .set('origin', ORIGIN)
    .type('form');
  if (isLogged) void call.set('cookie', visitor.cookies.join('; '));
  return call.send(new URLSearchParams(fields).toString());
}

/** The browser's router at an address; its calls go through the storefront. */
async function startRouter(kind: PageKind, { path, isLogged }: Shown): Promise<DataRouter> {
  const store = new RootStore({
    settings: {
      siteUrl: ORIGIN,
      siteId: 1,
      brand: unknownBrand('localhost', kind.locale),
      locale: kind.locale,
      mediaUrl: '/media/',
      apiPath: '/api/v1/',
      cartEnabled: true,
      thirdParties: {},
      plans: [],
      target: isLogged ? 'pro_connect' : 'part',
      menus: [],
      categories: [],
      settings: [],
      slider: [],
    },
    auth: { isLogged },
  });
  const send = createKySend({
    baseUrl: `http://127.0.0.1:${site.port}/api/v1/`,
    headers: { 'sec-fetch-site': 'same-origin', ...(isLogged && { cookie: visitor.cookies.join('; ') }) },
  });
  const loaderContext: LoaderContext = {
    store,
    api: createApi(send, {
      siteId: 1,
      locale: kind.locale,
      salesPlanId: () => store.settings.callPlanId,
      isProConnected: () => store.settings.isProConnected,
    }),
    visitor: { isLogged, isProConnected: isLogged },
    maintenance: false,
    isEnabled: () => true,
    notices: { enter: () => true },
    text: (id, values) => SITE_INTL[kind.locale].formatMessage({ id }, values),
  };
  const router = createMemoryRouter(
    createRoutes(kind.locale, () => ''),
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[loaderContextKey, loaderContext]])),
    },
  );
  await settled(router);
  return router;
}

function settled(router: DataRouter): Promise<void> {
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle';
  if (isIdle()) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = router.subscribe(() => {
      if (!isIdle()) return;
      leave();
      resolve();
    });
  });
}

/** Submits a form with the router. @returns the refusal, and whether the page's data were reloaded */
async function sendByRouter(router: DataRouter, { path }: Shown, { action, fields }: PageForm) {
  const formData = new FormData();
  for (const [name, value] of fields) formData.append(name, value);
  const before = router.state.loaderData;
  await router.navigate(action || path, { formMethod: 'post', formData });
  await settled(router);
  const id = router.state.matches.at(-1)?.route.id ?? '';
  const form = router.state.actionData?.[id] as FormState | undefined;
  return { form, isFresh: router.state.loaderData[id] !== before[id], errors: router.state.errors };
}

describe('refused form', () => {
  it('every page with forms: tried', () => {
    const names = new Set(ROUTED_PAGES.flatMap(({ page, variant }) => (page.form ? [variant.row.name] : [])));
    expect(new Set(KINDS.map(({ name }) => name))).toEqual(names);
    expect(names.size).toBeGreaterThan(20);
  });

  it('[ER-07] empty fields: the focus of the response is on its errors', async () => {
    const findings: string[] = [];
    for (const kind of KINDS) {
      for (const section of await findForms(kind)) {
        for (const form of section.forms) {
          const response = await post(section, { ...form, fields: form.fields.map(emptied) });
          if (response.status !== 422) continue;
          findings.push(...findErrorFindings(response.text).map((finding) => `${section.path}: ${finding}`));
        }
      }
    }
    expect(findings).toEqual([]);
  });

  it.each(KINDS.map((kind): [string, PageKind] => [kind.pattern, kind]))(
    '[ER-07] current page: shown by the server and by the browser’s router: %s',
    async (_pattern, kind) => {
      const shown = await findForms(kind);
      expect(shown.length).toBeGreaterThan(0);
      let refusals = 0;
      for (const section of shown) {
        for (const form of section.forms) {
          const response = await post(section, form);
          // Forms that make no call redirect.
          if (response.status < 400) continue;
          refusals += 1;
          expect(response.status).toBeLessThan(500);
          expect([section.path, /data-form-errors|aria-invalid="true"/.test(response.text)]).toEqual([
            section.path,
            true,
          ]);
          expect([section.path, findErrorFindings(response.text)]).toEqual([section.path, []]);
          const router = await startRouter(kind, section);
          const sent = await sendByRouter(router, section, form);
          router.dispose();
          expect([section.path, sent.errors, sent.form?.status]).toEqual([
            section.path,
            null,
            response.status,
          ]);
          expect([section.path, form.fields, sent.isFresh]).toEqual([section.path, form.fields, true]);
        }
      }
      expect([kind.pattern, refusals > 0]).toEqual([kind.pattern, true]);
    },
    60_000,
  );
});
