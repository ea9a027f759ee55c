import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { signDraftToken, signPreviewToken } from '#backoffice/content/preview-token.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import {
  OPERATOR_TOKEN,
  PREVIEW_SECRET,
  startTestBackoffice,
  type TestBackoffice,
} from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { PAGE_OF_BLOCKS } from '#tests/support/whole-records.ts';

const ADMIN = 'https://admin.atre.example';
const HOUR_MS = 3_600_000;

describe('frames of previews', () => {
  let backoffice: TestBackoffice;
  let shop: TestStorefront;
  let draftId: number;
  beforeAll(async () => {
    backoffice = await startTestBackoffice({ hasEqualWrites: true });
    shop = await createTestStorefront({ backofficeUrl: backoffice.url });
    draftId = Number(/\/preview\/(\d+)/.exec((await preview()).url)?.[1]);
  });
  afterAll(() => backoffice.close());

  /** Sends a draft as a page of the admin does, or as a program. */
  async function preview(headers: Record<string, string> = {}): Promise<{ url: string; framed_by: unknown }> {
    const query = 'site_id=1&lang=fr&sales_plan_id=1';
    const response = await fetch(`${backoffice.url}/api/v1/preview?${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${OPERATOR_TOKEN}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ ...PAGE_OF_BLOCKS, page_id: null }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { url: string; framed_by: unknown };
  }

  const open = async (path: string) => {
    const { status, headers, text } = await request(shop.app).get(path);
    return {
      status,
      text,
      frame: headers['x-frame-options'],
      ancestors: /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
    };
  };
  const DENIED = { frame: 'DENY', ancestors: "'none'" };

  it('[CT-06] draft of the admin: is shown unsaved, and framed by the admin alone', async () => {
    const { url, framed_by: framedBy } = await preview({
      origin: backoffice.url,
      'sec-fetch-site': 'same-origin',
    });
    expect(framedBy).toBe(backoffice.url);
    const { pathname, search } = new URL(url);
    const page = await open(pathname + search);
    expect(page).toMatchObject({ status: 200, ancestors: backoffice.url });
    expect(page.frame).toBeUndefined();
    expect(page.text).toContain(PAGE_OF_BLOCKS.title);
    expect(page.text).toContain('Brouillon');
    expect((await open(`/${PAGE_OF_BLOCKS.slug}`)).status).toBe(404);
  });

  it('[CT-06] draft of a program or of another site: no document may frame it', async () => {
    const senders: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of senders) {
      const { url, framed_by: framedBy } = await preview(headers);
      expect(framedBy).toBeNull();
      const { pathname, search } = new URL(url);
      expect(await open(pathname + search)).toMatchObject({ status: 200, ...DENIED });
    }
  });

  it('[CT-06] missing, forged or expired token: neither shows a draft nor allows a frame', async () => {
    const sign = (origin: string, secret = PREVIEW_SECRET, at = Date.now()) =>
      signDraftToken({ id: draftId, origin }, secret, at);
    const [expires = '', , signature = ''] = sign(ADMIN).split('.');
    const other = Buffer.from('https://evil.example').toString('base64url');
    for (const token of [
      '',
      sign(ADMIN, 'another secret'),
      sign(ADMIN, PREVIEW_SECRET, Date.now() - HOUR_MS),
      signDraftToken({ id: draftId + 1, origin: ADMIN }, PREVIEW_SECRET),
      `${expires}.${other}.${signature}`,
    ]) {
      const page = await open(`/preview/${draftId}?token=${token}`);
      expect([token, page.text.includes(PAGE_OF_BLOCKS.title)]).toEqual([token, false]);
      expect(page).toMatchObject(DENIED);
    }
    expect(await open(`/preview/${draftId}?token=${sign(ADMIN)}`)).toMatchObject({
      status: 200,
      ancestors: ADMIN,
    });
  });

  it('[CT-06] stored page: its link allows no frame', async () => {
    const { operate } = createTestClient(backoffice.url);
    const { body } = await operate('POST', '/page', { ...PAGE_OF_BLOCKS, published_at: '2999-01-01' });
    const { id } = body as { id: number };
    const token = signPreviewToken(id, PREVIEW_SECRET);
    expect(await open(`/preview/${id}?token=${token}`)).toMatchObject({ status: 200, ...DENIED });
    expect(await open(`/preview/${id}?token=${signDraftToken({ id, origin: ADMIN }, 'x')}`)).toMatchObject({
      status: 404,
      ...DENIED,
    });
    await operate('DELETE', `/page/${id}`);
  });

  it('[CT-06] draft that the site would refuse: is refused by its fields', async () => {
    const { operate } = createTestClient(backoffice.url);
    const blocks = [{ type: 'html', html: '<script>x</script>' }];
    const { status, body } = await operate('POST', '/preview', { ...PAGE_OF_BLOCKS, page_id: null, blocks });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: { 'blocks.0.html': 'not_allowed' } }),
    ]);
  });
});
