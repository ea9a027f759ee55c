import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { parsePage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { ticketValues } from '#tests/support/ticket-form.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';

const ORIGIN = 'http://localhost:3000';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

const get = (path: string) => request(storefront.app).get(path);

function post(path: string, changes: Record<string, string> = {}, files: [string, Buffer][] = []) {
  const call = request(storefront.app).post(path).set('origin', ORIGIN);
  for (const [name, value] of Object.entries(ticketValues(changes))) void call.field(name, value);
  for (const [name, bytes] of files) void call.attach('files', bytes, name);
  return call;
}

describe('help and contact', () => {
  it.each([
    [
      '/aide-contact',
      'Une question\u00a0? Un conseiller vous répond',
      '02 61 91 12 12',
      'subject=after-sales',
    ],
    ['/en/help-contact', 'Talk to an adviser', '+33 2 61 91 12 12', 'subject=after-sales'],
    ['/pro/aide-contact', 'À chaque question son équipe', '02 61 91 12 40', 'subject=pro-sizing'],
  ])(
    '[RT-08] %s: shows the consumer’s number, channels and subjects',
    async (path, title, phone, subject) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain(title);
      expect(text).toContain(phone.replaceAll(' ', '\u00a0'));
      expect(text).toContain(subject);
    },
  );
});

describe('contact form', () => {
  it('[RT-09] start: asks for the subject, one link each', async () => {
    const { status, text } = await get('/contact');
    expect(status).toBe(200);
    expect(text).toContain('De quoi s’agit-il');
    expect(text).toContain('/contact?subject=spare-part');
    expect(text).not.toContain('<textarea');
  });

  it('[RT-09] fields: those of the subject, in the language and for the consumer of the page', async () => {
    const quote = (await get('/contact?subject=quote')).text;
    expect(quote).toContain('name="dwelling"');
    expect(quote).not.toContain('name="serial_number"');
    const sav = (await get('/en/contact?subject=after-sales')).text;
    expect(sav).toContain('Serial number');
    expect(sav).toContain('name="product"');
    expect((await get('/pro/contact?subject=pro-training')).text).toContain('name="centre"');
    expect((await get('/contact?subject=pro-training')).text).toContain('De quoi s’agit-il');
  });

  it('not cached: each form has its own key', async () => {
    const keys = await Promise.all(
      [1, 2].map(async () => {
        const { text, headers } = await get('/contact?subject=other');
        expect(headers['cache-control']).toBe('private, no-store');
        return /name="key" value="([\w-]+)"/.exec(text)?.[1];
      }),
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('query parameters: prefill details of the case, never of the person', async () => {
    const { text } = await get('/contact?subject=after-sales&product=Lame&fault_code=E4&email=a%40b.example');
    expect(text).toContain('value="Lame"');
    expect(text).toContain('value="E4"');
    expect(text).not.toContain('value="a@b.example"');
  });

  it('[CT-05] without scripts: redirects with 303 to a confirmation without personal data', async () => {
    const response = await post('/contact?subject=advice', {}, [
      ['plan.pdf', Buffer.from('%PDF-1.7 plan\n%%EOF\n')],
    ]);
    expect(response.status).toBe(303);
    const location = String(response.headers['location']);
    expect(location).toMatch(/^\/confirmation\?reference=AT-[2-9A-Z]{7}&subject=advice$/);
    const { status, text, headers } = await get(location).set(noticeHeader(response));
    const reference = new URLSearchParams(location.split('?')[1]).get('reference') ?? '';
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(text).toContain(reference);
    expect(text).toContain('sous 2 jours ouvrés');
    expect(text).not.toContain('Camille');
  });

  it('[CT-05] invalid fields: 422, an error beside each, and input is preserved', async () => {
    const { status, text, headers } = await post('/contact?subject=advice', {
      email: 'camille',
      message: 'Un séjour <b>de 22 m²</b>',
      lastname: '',
    });
    expect([status, headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(text).toContain('2 réponses sont à corriger');
    expect(text).toContain('href="#field-email"');
    expect(text).toContain('Écrivez l’adresse e-mail ainsi\u00a0: nom@domaine.fr.');
    expect(text).toContain('À renseigner : Nom.');
    expect(text).toContain('value="camille"');
    expect(text).toContain('Un séjour &lt;b&gt;de 22 m²&lt;/b&gt;');
    expect(parsePage(text).title).toContain('Choisir un appareil');
  });

  it('English page: English texts', async () => {
    const { text } = await post('/en/contact?subject=advice', { email: 'camille' });
    expect(text).toContain('Enter an e-mail address such as name@domain.com.');
  });

  it.each([
    ['a program named as a document', 'facture.pdf', Buffer.from('MZ\u0090\u0000'), 422, 'ni une image JPG'],
    ['a file over 5 MB', 'photo.jpg', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, 'dépasse 5 Mo'],
  ])('%s: refused with a message, and the input is preserved', async (_what, name, bytes, status, words) => {
    const response = await post('/contact?subject=advice', { message: 'Ma question' }, [[name, bytes]]);
    expect(response.status).toBe(status);
    expect(response.text).toContain(words);
    expect(response.text).toContain('Ma question');
  });

  it('empty, without a subject, or sent twice: each gets a response', async () => {
    const empty = await request(storefront.app).post('/contact').set('origin', ORIGIN).type('form').send('');
    expect([empty.status, empty.text.includes('À renseigner : Objet.')]).toEqual([422, true]);
    const key = 'a-form-that-is-sent-twice';
    const locations = await Promise.all(
      [1, 2].map(async () => (await post('/contact', { key })).headers['location']),
    );
    expect(locations[0]).toBe(locations[1]);
    expect(locations[0]).toContain('reference=AT-');
  });

  it('back office down: the input is preserved', async () => {
    const alone = await createTestStorefront({ backofficeUrl: backoffice.url });
    await request(alone.app).get('/contact?subject=advice');
    await injectFault({ mode: 'hang-up', path: '/ticket' });
    const response = await request(alone.app)
      .post('/contact?subject=advice')
      .set('origin', ORIGIN)
      .type('form')
      .send({ subject: 'advice', message: 'Ma question' });
    await injectFault({ mode: 'none' });
    expect(response.status).toBe(503);
    expect(response.text).toContain('Notre serveur ne répond pas');
    expect(response.text).toContain('Ma question');
  });
});

async function injectFault(fault: Record<string, string>): Promise<void> {
  await fetch(`${backoffice.url}/demo/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

describe('confirmation', () => {
  it('[RT-10] without a sent request: claims nothing, and links to the form', async () => {
    const { status, text } = await get('/confirmation');
    expect(status).toBe(200);
    expect(text).toContain('Aucune demande à confirmer');
    expect(text).not.toContain('Votre demande est arrivée');
    expect(text).toContain('href="/contact"');
    expect(text).toContain('noindex');
  });
});
