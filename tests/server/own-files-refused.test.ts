import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCallGuard } from '#server/backoffice/call-guard.ts';
import { cookiesOf } from '#tests/support/logged-visitor.ts';
import { parsePage } from '#tests/support/read-page.ts';
import { createSiteVisitor, type SiteVisitor } from '#tests/support/site-visitor.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const TYPED = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
/**
 * Files that open in a tab: one behind the login, an invoice, a catalogue document; and their calls to the
 * back office.
 */
const FILES = [
  ['/api/v1/order/1/document/invoice/xml', '/document/'],
  ['/ma-commande/facture/CD-018655', '/document/'],
  ['/media/documents/fr/at-bis-notice-pose.pdf', '/media/documents/'],
] as const;

let relay: Relay;
let visitor: SiteVisitor;
beforeAll(async () => {
  relay = await startRelay();
  const guard = createCallGuard({ failuresToOpen: Infinity });
  const { app } = await createTestStorefront({
    backofficeUrl: relay.url,
    env: { LOG_LEVEL: 'silent' },
    guard,
  });
  visitor = createSiteVisitor(app);
});
beforeEach(async () => {
  relay.refuse = undefined;
  relay.fail = undefined;
  await visitor.logIn('pro@atre.example');
});
afterAll(() => relay.close());

const open = async (path: string) => visitor.get(path).unset('origin').set(TYPED);

describe.each(FILES)('file opened in a tab: %s', (path, asked) => {
  const isMeant = ({ url }: { url: string }) => url.includes(asked);

  it.each([
    [500, 503, '5'],
    [502, 503, '5'],
    [503, 503, '5'],
    [429, 429, '60'],
  ])(
    '%d of the back office: a readable page with %d and Retry-After',
    async (status, expectedStatus, seconds) => {
      relay.refuse = (call) => (isMeant(call) ? { status, body: '{"code":"internal_error"}' } : undefined);
      const response = await open(path);
      const { headings, links } = parsePage(response.text);
      expect([response.status, response.headers['retry-after'], headings, links]).toEqual([
        expectedStatus,
        seconds,
        ['Ce document ne s’affiche pas pour le moment'],
        [''],
      ]);
      expect(cookiesOf(response)).toEqual([]);
    },
  );

  it('response broken off: a readable page with 503', async () => {
    relay.fail = (call) => (isMeant(call) ? 'break' : undefined);
    const response = await open(path);
    expect([[503, 504].includes(response.status), response.headers['content-type']]).toEqual([
      true,
      'text/html; charset=utf-8',
    ]);
    expect(response.text).toContain('Réessayer');
  });

  it('[ER-05] 401: the session is cleared, and login explains it and leads back', async () => {
    relay.refuse = (call) =>
      isMeant(call) ? { status: 401, body: '{"code":"unauthorised","message":"No."}' } : undefined;
    const response = await open(path);
    const login = new URL(response.headers['location'] ?? '', 'http://site.invalid');
    expect([response.status, login.pathname, login.searchParams.get('ended')]).toEqual([
      302,
      '/pro/connexion',
      '1',
    ]);
    expect(login.searchParams.get('redirect')).toBe(path);
    expect(cookiesOf(response).some((cookie) => cookie.startsWith('jwt_token=;'))).toBe(true);
  });
});
