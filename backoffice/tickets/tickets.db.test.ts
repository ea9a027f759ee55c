import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ticketFormValues, type TicketFormValues } from '#shared/contract/ticket.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';

/** Replaced by the time of the test. */
const NOW = 'now';
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';

let backoffice: TestBackoffice;
const folder = mkdtempSync(join(tmpdir(), 'atre-tickets-'));
let visitors = 0;

beforeAll(async () => {
  backoffice = await startTestBackoffice({ emails: { attachmentFolder: folder } });
});
afterAll(async () => {
  await backoffice.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(form: FormData, { query = COMMON, address = '' } = {}) {
  visitors += 1;
  const response = await fetch(`${backoffice.url}/api/v1/ticket?${query}`, {
    method: 'POST',
    headers: { 'x-client-address': address || `198.51.100.${visitors % 250}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function readMailbox(path = '/mailbox'): Promise<string> {
  return (await fetch(backoffice.url + path)).text();
}

const ids = ({ subjects }: TicketFormValues) => subjects.map(({ id }) => id);
const stored = () => (existsSync(folder) ? readdirSync(folder) : []);

describe('values of the contact form', () => {
  it('[AP-10] form values: are in the language and for the audience of the call', async () => {
    const api = createTestClient(backoffice.url);
    const read = async (query: Record<string, string>) =>
      ticketFormValues.parse((await api.get('/ticket-form-values', query)).body);
    const part = await read({});
    const pro = await read({ sales_plan_id: '2', lang: 'en' });
    expect(ids(part)).toContain('after-sales');
    expect(ids(part)).not.toContain('pro-order');
    expect(ids(pro)).toContain('pro-order');
    expect(ids(pro)).not.toContain('quote');
    expect(part.products.length).toBeGreaterThan(100);
    expect(pro.civilities.map(({ label }) => label)).toContain('Ms');
    expect(part.subjects.find(({ id }) => id === 'quote')?.fields.map(({ name }) => name)).toEqual([
      'dwelling',
      'heating',
      'surface',
      'wish',
      'timing',
    ]);
  });
});

describe('ticket', () => {
  it('[AP-10] [CT-05] ticket: gets a reference, and two emails are sent, to the team and to the visitor', async () => {
    const { status, body } = await send(ticketForm());
    expect([status, body['verification']]).toEqual([200, 'off']);
    const reference = String(body['reference']);
    expect(reference).toMatch(/^AT-[2-9A-Z]{7}$/);
    const list = await readMailbox();
    expect(list).toContain(`Votre demande ${reference} est arrivée`);
    expect(list).toContain(`[${reference}] Choisir un appareil\u00a0: Camille Aubert`);
    expect(list).toContain('equipe@atre.example');
    const path = /\/mailbox\/\d+(?=">Votre demande)/.exec(list)?.[0];
    const mail = await readMailbox(path);
    expect(mail).toContain('Bonjour Madame Camille Aubert'.replace('Madame ', ''));
    expect(mail).toContain('sous 2\u00a0jours ouvrés');
    expect(mail).toContain('Quel modèle pour un séjour de 22 m² ?');
  });

  it('ticket: the email to its visitor is in the language of the page', async () => {
    const { body } = await send(ticketForm({ message: 'Which model?' }), {
      query: 'site_id=1&lang=en&sales_plan_id=1',
    });
    expect(await readMailbox()).toContain(`Your request ${String(body['reference'])} has arrived`);
  });

  it('ticket: cannot inject headers or markup into an email', async () => {
    const { status, body } = await send(
      ticketForm({
        firstname: 'Eve\r\nBcc: all@elsewhere.example',
        message: '<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x>',
      }),
    );
    expect(status).toBe(200);
    const list = await readMailbox();
    const path = new RegExp(`/mailbox/\\d+(?=">\\[${String(body['reference'])})`).exec(list)?.[0];
    const mail = await readMailbox(path);
    expect(mail).not.toContain('<script>alert');
    expect(mail).toContain('&lt;script&gt;alert(1)');
    expect(mail).toContain('→ equipe@atre.example<');
  });

  it('ticket: all invalid fields are reported at once', async () => {
    const { status, body } = await send(
      ticketForm({
        subject: 'after-sales',
        civility: 'sir',
        lastname: '',
        email: 'camille',
        phone: '12',
        zipcode: '99000',
        message: 'x'.repeat(2001),
        purchase_date: 'yesterday',
      }),
    );
    expect(status).toBe(422);
    expect(body['errors']).toEqual({
      civility: 'invalid',
      lastname: 'required',
      email: 'invalid_format',
      phone: 'invalid_format',
      zipcode: 'invalid_format',
      product: 'required',
      message: 'too_long',
      purchase_date: 'invalid',
    });
  });

  it.each([
    [{ subject: '' }, { subject: 'required' }],
    [{ subject: 'pro-order' }, { subject: 'invalid' }],
    [
      { subject: 'quote', message: '' },
      {
        dwelling: 'required',
        heating: 'required',
        surface: 'required',
        wish: 'required',
        phone: 'required',
        zipcode: 'required',
        city: 'required',
      },
    ],
    [{ surface: '-4' }, { surface: 'invalid' }],
    [{ surface: '1e9' }, { surface: 'invalid' }],
    [{ room: 'dungeon' }, { room: 'invalid' }],
    [{ city: 'x'.repeat(200) }, { city: 'too_long' }],
    [{ key: 'short' }, { form: 'invalid' }],
    [{ website: 'https://elsewhere.example' }, { form: 'program' }],
    [{ started_at: NOW }, { form: 'too_fast' }],
    [{ started_at: 'x' }, { form: 'too_fast' }],
  ] as [Record<string, string>, Record<string, string>][])(
    'ticket with %j: refused with %j',
    async (changes, errors) => {
      if (changes['started_at'] === NOW) changes['started_at'] = String(Date.now());
      const { status, body } = await send(ticketForm(changes));
      expect([status, body['errors']]).toEqual([422, errors]);
    },
  );

  it.each([
    ['02 61 91 12 12', 'FR'],
    ['+32 470 12 34 56', 'FR'],
    ['0470 12 34 56', 'BE'],
  ])('telephone number %s from %s: is accepted', async (phone, country) => {
    const { status } = await send(ticketForm({ phone, country, zipcode: '44000' }));
    expect(status).toBe(200);
  });

  it('ticket sent twice or concurrently: one ticket with one pair of emails', async () => {
    const key = 'the-same-form-sent-twice';
    const form = () => {
      const sent = ticketForm({ key, email: 'twice@courriel.example' });
      sent.append('files', fileOf('png', 'photo.png'));
      return sent;
    };
    const before = stored().length;
    const responses = await Promise.all([send(form()), send(form()), send(form())]);
    responses.push(await send(form()));
    expect(new Set(responses.map(({ body }) => body['reference'])).size).toBe(1);
    expect((await readMailbox()).split('twice@courriel.example').length - 1).toBe(1);
    expect(stored().length - before).toBe(1);
  });

  it('another question under a used key: is a separate ticket with its own emails', async () => {
    const key = 'the-same-key-two-questions';
    const email = 'questions@courriel.example';
    const first = await send(ticketForm({ key, email }));
    const second = await send(ticketForm({ key, email, message: 'Une autre question.' }));
    const withFile = ticketForm({ key, email, message: 'Une autre question.' });
    withFile.append('files', fileOf('png', 'photo.png'));
    const third = await send(withFile);
    const references = [first, second, third].map(({ body }) => body['reference']);
    expect(new Set(references).size).toBe(3);
    expect((await readMailbox()).split(email).length - 1).toBe(3);
  });
});

describe('files of a ticket', () => {
  it('[CT-05] files: are stored under random names, with the type detected from their bytes', async () => {
    const before = new Set(stored());
    const form = ticketForm();
    form.append('files', fileOf('jpg', '../../etc/plan été.JPG'));
    form.append('files', fileOf('pdf', 'facture.txt'));
    const { status } = await send(form);
    const storedFiles = stored().filter((name) => !before.has(name));
    expect(status).toBe(200);
    expect(storedFiles.map((name) => name.replace(/^[\da-f-]{36}/, '')).sort()).toEqual(['.jpg', '.pdf']);
    expect(readFileSync(join(folder, storedFiles.find((name) => name.endsWith('.pdf')) ?? '')).length).toBe(
      2048,
    );
  });

  it.each([
    ['a program named as a document', [fileOf('exe', 'facture.pdf')], 'wrong_type'],
    ['an empty file', [new File([], 'facture.pdf')], 'empty_file'],
    ['a file over 5 MB', [fileOf('pdf', 'plan.pdf', 5 * 1024 * 1024 + 1)], 'too_large'],
    ['four files', ['1', '2', '3', '4'].map((name) => fileOf('png', `${name}.png`)), 'too_many_files'],
  ])('file %s: refused, and nothing is stored', async (_what, files, code) => {
    const before = stored().length;
    const form = ticketForm();
    for (const file of files) form.append('files', file);
    const { status, body } = await send(form);
    expect([status, body['errors'], stored().length]).toEqual([422, { files: code }, before]);
  });

  it('file of exactly 5 MB: accepted', async () => {
    const form = ticketForm();
    form.append('files', fileOf('pdf', 'plan.pdf', 5 * 1024 * 1024));
    expect((await send(form)).status).toBe(200);
  });

  it('file of 200 MB: the upload is cut off before it is read', async () => {
    const response = await sendHead({ 'content-length': String(200 * 1024 * 1024) }, '');
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toMatch(/connection: close/i);
  });

  it('upload whose connection breaks: leaves no file', async () => {
    const before = [stored().length, (await readMailbox()).length];
    const part =
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';
    await sendHead({ 'content-length': '100000' }, part);
    await wait(100);
    expect([stored().length, (await readMailbox()).length]).toEqual(before);
  });

  it('body that is no form: refused', async () => {
    const response = await fetch(`${backoffice.url}/api/v1/ticket?${COMMON}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.77' },
      body: '{}',
    });
    expect(response.status).toBe(415);
  });
});

describe('rate limit of tickets', () => {
  it('tickets of one address: beyond the limit the response is 429, others are not affected', async () => {
    const address = '203.0.113.9';
    const statuses = [];
    for (let sent = 0; sent < 22; sent += 1) statuses.push((await send(ticketForm(), { address })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(ticketForm(), { address: '203.0.113.10' })).status).toBe(200);
  });
});

/**
 * Sends the headers of a ticket's form and the beginning of its body, then disconnects. Returns the response.
 */
async function sendHead(headers: Record<string, string>, body: string): Promise<string> {
  const { hostname, port } = new URL(backoffice.url);
  const lines = [
    `POST /api/v1/ticket?${COMMON} HTTP/1.1`,
    'host: backoffice',
    'content-type: multipart/form-data; boundary=x',
    'x-client-address: 192.0.2.99',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  if (body !== '') setTimeout(() => socket.destroy(), 100);
  await once(socket, 'close');
  return response;
}
