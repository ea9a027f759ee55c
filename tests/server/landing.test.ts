import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { ticketValues } from '#tests/support/ticket-form.ts';

const ORIGIN = 'http://localhost:3000';
const RESPONSES = { dwelling: 'house', heating: 'oil', surface: '110', wish: 'heat-pump' };

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

const get = (path: string) => request(storefront.app).get(path);

describe('quote landing pages', () => {
  it.each([
    ['/devis/thermo', 'Chauffer la maison avec l’air du dehors'],
    ['/devis/chauffage', 'Remplacer ses radiateurs, une pièce à la fois'],
  ])('[RT-46] %s: shows a promise and the first step below the logo', async (path, title) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(text).toContain('name="dwelling"');
    expect(text).not.toContain('name="email"');
    expect(text).not.toContain('Menu principal');
    expect(text).not.toContain('hrefLang="en"');
  });

  it.each(['/en/devis/thermo', '/en/quote/thermo', '/devis/plomberie'])(
    '[RT-46] %s: does not exist',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('questions: those of the product kind', async () => {
    const step = '?etape=2&dwelling=house&heating=oil';
    const thermo = (await get(`/devis/thermo${step}`)).text;
    expect(thermo).toContain('Une pompe à chaleur');
    expect(thermo).not.toContain('Un sèche-serviettes');
    expect(thermo).toContain('<input type="hidden" name="dwelling" value="house"/>');
    expect((await get(`/devis/chauffage${step}`)).text).toContain('Un sèche-serviettes');
  });

  it('[RT-46] last step: creates a quote ticket, step by step without scripts', async () => {
    const query = new URLSearchParams({ etape: '3', ...RESPONSES });
    const last = await get(`/devis/thermo?${query}`);
    expect(last.headers['cache-control']).toBe('private, no-store');
    expect(last.text).toContain('name="email"');
    expect(last.text).toContain('name="wish" value="heat-pump"');
    const call = request(storefront.app).post(`/devis/thermo?${query}`).set('origin', ORIGIN);
    const person = { phone: '02 61 91 12 99', country: 'FR', zipcode: '44000', city: 'Nantes' };
    const form = ticketValues({ ...RESPONSES, ...person, subject: '', message: '' });
    for (const [name, value] of Object.entries(form)) void call.field(name, value);
    const { status, headers } = await call;
    expect(status).toBe(303);
    expect(headers['location']).toMatch(/^\/confirmation\?reference=AT-[2-9A-Z]{7}&subject=quote$/);
    const mailbox = await (await fetch(`${backoffice.url}/mailbox`)).text();
    expect(mailbox).toContain('Demander un devis\u00a0: Camille Aubert');
  });

  it('missing contact details: reported, and input is preserved', async () => {
    const query = new URLSearchParams({ etape: '3', ...RESPONSES });
    const { status, text } = await request(storefront.app)
      .post(`/devis/thermo?${query}`)
      .set('origin', ORIGIN)
      .type('form')
      .send(ticketValues({ ...RESPONSES, firstname: '' }));
    expect(status).toBe(422);
    expect(text).toContain('À renseigner : Téléphone.');
    expect(text).toContain('À renseigner : Prénom.');
    expect(text).toContain('value="Aubert"');
    expect(text).toContain('name="surface" value="110"');
  });
});
