import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import express, { type Express } from 'express';
import request from 'supertest';
import { MAX_ATTACHMENT_BYTES } from '#shared/domain/attachments.ts';
import { createUploadSlots } from '#shared/uploads/upload-slots.ts';
import { serve } from '#tests/support/test-storefront.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { createPageForm } from './page-form.ts';
import { createRequestContext } from './request-context.ts';

const OURS = { origin: 'http://localhost:3000' };
const FIELDS = 'application/x-www-form-urlencoded';
const limiter = createUploadSlots({ total: 2, perAddress: 2 });

/** Responds with the received fields: texts by name, files by name and size. */
function createEcho(): Express {
  const app = express();
  app.use(createRequestContext({ trustProxy: [] }));
  const rules: Record<string, { acceptsFiles: boolean }> = {
    '/fields': { acceptsFiles: false },
    '/files': { acceptsFiles: true },
  };
  app.use(createPageForm({ findRules: (path) => rules[path], publicUrl: 'http://localhost:3000', limiter }));
  app.use((_request, response) => {
    const { form } = response.locals;
    const entries = [...(form?.form ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size],
    ]);
    response.json({ entries, refused: form?.refused });
  });
  return app;
}

const post = (path: string) => request(createEcho()).post(path).set(OURS);

describe('forms posted to pages', () => {
  it('arrive with all their fields, in order, repeated ones included', async () => {
    const { body } = await post('/fields').type('form').send('a=1&b=%C3%A9t%C3%A9&a=2');
    expect(body).toEqual({
      entries: [
        ['a', '1'],
        ['b', 'été'],
        ['a', '2'],
      ],
    });
  });

  it('arrive with their files where the page takes them', async () => {
    const { body } = await post('/files')
      .field('message', 'Bonjour')
      .attach('files', Buffer.from('%PDF-1.7'), { filename: 'plan été.pdf', contentType: 'application/pdf' });
    expect(body).toEqual({
      entries: [
        ['message', 'Bonjour'],
        ['files', ['plan été.pdf', 8]],
      ],
    });
  });

  it('name the file that is too large, and preserve the typed values', async () => {
    const { body } = await post('/files')
      .field('message', 'Bonjour')
      .attach('files', Buffer.alloc(MAX_ATTACHMENT_BYTES + 1), 'photo.jpg');
    expect(body).toEqual({
      entries: [['message', 'Bonjour']],
      refused: { status: 413, errors: { files: 'too_large' } },
    });
  });

  it('name the files when there are too many', async () => {
    const call = post('/files').field('message', 'Bonjour');
    for (const name of ['1.png', '2.png', '3.png', '4.png']) call.attach('files', Buffer.from('x'), name);
    const { body } = await call;
    expect(body).toEqual({
      entries: [['message', 'Bonjour']],
      refused: { status: 413, errors: { files: 'too_many_files' } },
    });
  });

  it('of 200 MB are cut before they are read', async () => {
    const server = await serve(createEcho());
    const head = [
      'POST /files HTTP/1.1',
      'Host: localhost:3000',
      'Origin: http://localhost:3000',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${200 * 1024 * 1024}`,
    ];
    const response = await sendRaw(server.port, `${head.join('\r\n')}\r\n\r\n`);
    await server.close();
    expect(response.headers['connection']).toBe('close');
    expect(response.body).toContain('"refused":{"status":413,"errors":{"form":"too_large"}}');
  });

  it('are refused over 64 KB of fields, declared or not', async () => {
    const large = `a=${'x'.repeat(70_000)}`;
    const response = await post('/fields').type('form').send(large);
    expect(response.body).toMatchObject({ refused: { status: 413 } });
    const server = await serve(createEcho());
    const unsaid = await fetch(`http://127.0.0.1:${server.port}/fields`, {
      method: 'POST',
      headers: { ...OURS, 'content-type': FIELDS },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await unsaid.json()).toMatchObject({ refused: { status: 413 } });
    await server.close();
  });

  it.each([
    ['a page without an action', '/other', FIELDS, 405, 'GET, HEAD'],
    ['JSON', '/fields', 'application/json', 415, undefined],
    ['no type', '/fields', 'application/octet-stream', 415, undefined],
  ])('%s: refused', async (_what, path, type, status, allow) => {
    const response = await post(path).set('content-type', type).send('{}');
    expect([response.status, response.headers['allow']]).toEqual([status, allow]);
  });

  it('another method of a page with an action is a 405 with the allowed ones', async () => {
    const { status, headers } = await request(createEcho()).put('/fields').set(OURS);
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{}],
    [{ ...OURS, 'sec-fetch-site': 'cross-site' }],
    [{ ...OURS, 'sec-fetch-site': 'same-site' }],
  ])('from other sites are refused: %p', async (headers) => {
    const { status } = await request(createEcho()).post('/fields').set(headers).type('form').send('a=1');
    expect(status).toBe(403);
  });

  it('interrupted: are not handled', async () => {
    let arrived = 0;
    const app = express();
    app.use(createRequestContext({ trustProxy: [] }));
    app.use(createPageForm({ findRules: () => ({ acceptsFiles: true }), publicUrl: OURS.origin, limiter }));
    app.use((_request, response) => {
      arrived += 1;
      response.end();
    });
    const server = await serve(app);
    const body = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF';
    const head = `POST /files HTTP/1.1\r\nHost: x\r\nOrigin: ${OURS.origin}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n`;
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head + body, () => socket.destroy()));
    await once(socket, 'close');
    await wait(50);
    await server.close();
    expect(arrived).toBe(0);
  });
});
