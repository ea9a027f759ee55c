import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePage } from '#tests/support/read-page.ts';
import { createTestStorefront, serve, type TestStorefront } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const REQUESTS = 200;
const MAX_ATTEMPTS = 100;
const PAUSE_MS = 100;

type Kind = { path: string; lang: string; target: string; words: string };

const KINDS: Kind[] = [
  { path: '/', lang: 'fr', target: 'part', words: 'Particuliers' },
  { path: '/en', lang: 'en', target: 'part', words: 'Consumers' },
  { path: '/pro', lang: 'fr', target: 'pro', words: 'Professionnels' },
  { path: '/en/pro', lang: 'en', target: 'pro', words: 'Professionals' },
  { path: '/produit/lame', lang: 'fr', target: 'part', words: '689,00 € TTC' },
  { path: '/pro/produit/lame', lang: 'fr', target: 'pro', words: '574,17 € HT' },
  { path: '/en/product/lame', lang: 'en', target: 'part', words: '€689.00' },
  { path: '/en/pro/product/lame', lang: 'en', target: 'pro', words: '€574.17' },
  { path: '/aucune-page', lang: 'fr', target: 'part', words: 'Cette page est introuvable' },
  { path: '/en/pro/no-page', lang: 'en', target: 'pro', words: 'This page could not be found' },
  { path: '/recherche?q=secret', lang: 'fr', target: 'part', words: 'secret' },
];

type Visited = Kind & { mark: string; isLogged: boolean; html: string };

function kindOf(index: number): Kind {
  const kind = KINDS[index % KINDS.length];
  if (!kind) throw new Error('There is no such kind.');
  return kind;
}

/** Returns whether a page has the visitor's language and session state, and no other visitor's word. */
function isOwn({ lang, mark, isLogged, html }: Visited): boolean {
  const { store } = stateOf(html);
  const others = [...html.matchAll(/visitor\d+x/g)].filter(([found]) => found !== mark);
  return (
    parsePage(html).lang === lang &&
    store.settings.locale === lang &&
    store.auth.isLogged === isLogged &&
    others.length === 0
  );
}

/** Returns whether it is the requested page, for the visitor's consumer. */
function isWhole({ target, words, mark, html }: Visited): boolean {
  return (
    stateOf(html).store.settings.target === target &&
    parsePage(html).text.includes(words === 'secret' ? mark : words)
  );
}

function stateOf(html: string) {
  const json = /<script[^>]*type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as {
    store: { settings: { locale: string; target: string }; auth: { isLogged: boolean } };
  };
}

describe('concurrent visitors', () => {
  let storefront: TestStorefront;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    storefront = await createTestStorefront();
    server = await serve(storefront.app);
  });
  afterAll(() => server.close());

  /** A visitor with a random language, consumer and cookies and a unique word. */
  const visit = async (index: number) => {
    const kind = kindOf(index);
    const mark = `visitor${index}x`;
    const isLogged = index % 3 === 0;
    const path = kind.path.replace('secret', mark);
    const ask = () =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: {
          cookie: `email=${mark}@atre.example; i18n_redirected=${index % 2 === 0 ? 'en' : 'fr'}${
            isLogged ? `; jwt_token=${unsignedToken({ number: mark })}` : ''
          }`,
          'accept-language': index % 2 === 0 ? 'en' : 'fr',
        },
      });
    let response = await ask();
    // The limiter refuses some of so many requests; they are retried.
    for (let attempts = 0; response.status === 503 && attempts < MAX_ATTEMPTS; attempts += 1) {
      await sleep(PAUSE_MS);
      response = await ask();
    }
    const html = await response.text();
    return {
      ...kind,
      status: response.status,
      mark,
      isLogged,
      path,
      html,
      policy: response.headers.get('cache-control') ?? '',
    };
  };

  it('[ST-05] each page: has its visitor’s language, consumer and session state, and nothing of another', async () => {
    const visits = await Promise.all(Array.from({ length: REQUESTS }, (_empty, index) => visit(index)));
    expect(visits.filter(({ status }) => status >= 500)).toEqual([]);
    const findings = visits.filter((visited) => !isOwn(visited) || !isWhole(visited));
    expect(findings.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(visits.filter(({ isLogged, policy }) => isLogged && policy !== 'private, no-store')).toEqual([]);
  }, 60_000);

  it('cacheable page: contains nothing of its visitor', async () => {
    const visits = await Promise.all(Array.from({ length: 40 }, (_empty, index) => visit(index)));
    const shared = visits.filter(
      ({ policy, path }) => policy.startsWith('public') && !path.includes('visitor'),
    );
    expect(shared.length).toBeGreaterThan(10);
    expect(shared.filter(({ html }) => /visitor\d+x|"isLogged":true/.test(html))).toEqual([]);
    const byPath = new Map<string, Set<string>>();
    for (const { path, html } of shared) byPath.set(path, (byPath.get(path) ?? new Set()).add(html));
    expect([...byPath].filter(([, bodies]) => bodies.size > 1).map(([path]) => path)).toEqual([]);
  }, 60_000);
});
