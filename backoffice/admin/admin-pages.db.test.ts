import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'atre-admin-'));
const TEMPLATE =
  '<meta name="api-path" content="__API_PATH__"><meta name="site-id" content="__SITE_ID__"><script nonce="__NONCE__"></script>';

let api: TestApi;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), TEMPLATE);
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  api = await startTestApi({ adminFolder: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => fetch(`${api.url}${path}`, { redirect: 'manual' });

describe('document of the admin', () => {
  it('document: names the API and the site, and is never stored', async () => {
    const response = await open('/admin/');
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('name="api-path" content="/api/v1/"');
    expect(html).toContain('name="site-id" content="1"');
  });

  it('policy: scripts and styles need the nonce of the response, which differs each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await open('/admin/');
        const [, nonce = ''] = /nonce="([\w-]+)"/.exec(await response.text()) ?? [];
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain(`frame-src ${TEST_PUBLIC_URL};`);
        expect(policy.replace(TEST_PUBLIC_URL, '')).not.toMatch(/unsafe|\*|https?:/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('address without its slash: leads to the document', async () => {
    const response = await open('/admin');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/admin/']);
  });

  it('shop without content: says so instead of a page that cannot work', async () => {
    const empty = await startTestApi({ adminFolder: folder, database: await openDatabase({}) });
    const response = await fetch(`${empty.url}/admin/`);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('set-up page')]);
    await empty.close();
  });
});

describe('files of the admin', () => {
  it('hashed file: immutable, and no other site may load it', async () => {
    const { status, headers } = await open('/admin/assets/main-1.js');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('compressed copy: for browsers that take it, with the same type and text', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', null],
      ['br;q=0', null],
    ] as const) {
      const path = `${api.url}/admin/assets/main-1.js`;
      const response = await fetch(path, { headers: { 'accept-encoding': accepted } });
      const { headers } = response;
      expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
        encoding,
        'text/javascript; charset=utf-8',
      ]);
      expect([headers.get('vary'), await response.text()]).toEqual(['accept-encoding', 'export {};']);
    }
  });

  it.each([
    '/admin/assets/..%2Fsecret.txt',
    '/admin/secret.txt',
    '/admin/index.html',
    '/admin/assets/none.js',
  ])('other path %s: not found', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('foreign host name: refused, so that another site cannot share the origin', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      request(`${api.url}/admin/`, { headers: { host: 'attacker.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
