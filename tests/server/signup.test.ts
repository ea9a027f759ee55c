import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { MessageId } from '#client/app/intl/messages.ts';
import { SITE_INTL } from '#server/render/site-intl.ts';
import {
  CLOSED_SIRET,
  countEmails,
  DEMO_SIRET,
  newestEmail,
  newestToken,
  OTHER_SIRET,
  signupValues,
} from '#tests/support/signup-form.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';

const ORIGIN = 'http://localhost:3000';
const PATH = '/pro/inscription';

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

const get = (path: string) => request(storefront.app).get(path);
const post = (path: string, form: object, origin = ORIGIN) =>
  request(storefront.app).post(path).set('origin', origin).type('form').send(form);
const fail = (mode: string) =>
  fetch(`${backoffice.url}/demo/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, path: '/user' }),
  });
const valueOf = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1];

describe('sign-up page', () => {
  it.each([
    [PATH, 'Ouvrir un compte professionnel', 'Étape 1 sur 4'],
    ['/en/pro/signup', 'Open a trade account', 'Step 1 of 4'],
  ])('[RT-12] %s: asks for the SIRET first', async (path, title, place) => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(text).toContain(place);
    expect(text).toContain('name="siret"');
    expect(text).not.toContain('name="email"');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['/inscription', '/en/signup'])('[RT-12] %s: no page', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    ['1234', 'Un SIRET compte 14 chiffres'],
    ['21001290200017', 'un chiffre est faux'],
    ['00000000000000', 'Aucune entreprise ne correspond'],
    [CLOSED_SIRET, 'Cet établissement est fermé'],
    ['', 'À renseigner : Numéro SIRET.'],
  ])('[VA-04] “%s”: refused with the reason', async (siret, words) => {
    const { status, text } = await post(PATH, { step: '0', siret });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(valueOf(text, 'siret')).toBe(siret);
  });

  it('[AC-08] company: filled in, and input is preserved between steps', async () => {
    const found = await post(PATH, { step: '0', siret: DEMO_SIRET });
    expect(found.status).toBe(200);
    expect(valueOf(found.text, 'company')).toBe('Plomberie-chauffage de la Huppe SCOP');
    expect(valueOf(found.text, 'zipcode')).toBe('01100');
    expect(found.text).not.toContain('role="alert"');
    const changed = { siret: DEMO_SIRET, filled_for: DEMO_SIRET, company: 'Huppe & fils', city: 'Bellignat' };
    const back = await post(PATH, { ...changed, step: '1', go: 'back' });
    expect(valueOf(back.text, 'company')).toBe('Huppe &amp; fils');
    const again = await post(PATH, { ...changed, step: '0' });
    expect(valueOf(again.text, 'company')).toBe('Huppe &amp; fils');
    const other = await post(PATH, { ...changed, siret: OTHER_SIRET, step: '0' });
    expect(valueOf(other.text, 'company')).toBe('Ateliers thermiques du Vieux Lavoir SAS');
  });

  it('[AC-08] unavailable register: the sign-up continues', async () => {
    await fail('error');
    const broken = await post(PATH, { step: '0', siret: DEMO_SIRET });
    await fail('none');
    expect(broken.status).toBe(200);
    expect(broken.text).toContain('Le registre ne répond pas');
  });

  describe.each(['fr', 'en'] as const)('error messages of the form in %s', (locale) => {
    const path = locale === 'fr' ? PATH : '/en/pro/signup';
    const message = (id: MessageId, values?: Record<string, string>) =>
      SITE_INTL[locale].formatMessage({ id }, values);
    const wrongField = async (step: string, values: Record<string, string>) => {
      const { status, text } = await post(path, { ...signupValues(values), step });
      expect(status).toBe(422);
      return text;
    };

    it('[VA-01] email: an address without a domain shows validation_email', async () => {
      const text = await wrongField('2', { email: 'camille' });
      expect(text).toContain(message('validation_email'));
      expect(valueOf(text, 'email')).toBe('camille');
    });

    it('[VA-03] phone: two digits show validation_phone', async () => {
      expect(await wrongField('2', { phone: '12' })).toContain(message('validation_phone'));
    });

    it('[VA-02, VA-04] siret: a number of another length, and one with a wrong checksum, show validation_siret with the reason', async () => {
      for (const [siret, reason] of [
        ['1234', 'length'],
        ['21001290200017', 'checksum'],
      ] as const)
        expect(await wrongField('0', { siret })).toContain(message('validation_siret', { reason }));
    });

    it('[VA-05] required: an empty field shows field_required with the name of the field', async () => {
      const text = await wrongField('2', { firstname: '' });
      expect(text).toContain(message('field_required', { field: message('signup.firstname') }));
      expect(valueOf(text, 'lastname')).toBe('Aubert');
    });

    it('[VA-06] password: a weak and a different one show their messages, and no password is shown again', async () => {
      const text = await wrongField('3', {
        password: 'Secret1',
        password_confirmation: 'Other-secret-1',
        terms: '',
      });
      for (const id of ['password_not_valid', 'password_not_identical', 'signup.terms_required'] as const)
        expect(text).toContain(message(id));
      expect(text).toContain(message('signup.rule_length'));
      expect(text).not.toMatch(/Secret1|Other-secret-1/);
      expect(valueOf(text, 'email')).toBe('camille@huppe.example');
    });
  });

  it('any input: rendered as text', async () => {
    const { text } = await post(PATH, {
      ...signupValues({ company: '"><script>alert(1)</script>', city: '' }),
      step: '1',
    });
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('&lt;script&gt;alert(1)');
  });

  it('form from another site: refused', async () => {
    expect((await post(PATH, { ...signupValues(), step: '3' }, 'https://elsewhere.example')).status).toBe(
      403,
    );
  });

  it('[RT-22] end: an address without personal data, the same for a known email', async () => {
    const form = { ...signupValues({ email: 'page@huppe.example' }), step: '3' };
    const [first, twice] = await Promise.all([post(PATH, form), post(PATH, form)]);
    const known = await post('/en/pro/signup', { ...form, key: crypto.randomUUID() });
    expect([first.status, twice.status, known.status]).toEqual([303, 303, 303]);
    expect(first.headers['location']).toBe('/pro/confirmation-inscription');
    expect(twice.headers['location']).toBe('/pro/confirmation-inscription');
    expect(known.headers['location']).toBe('/en/pro/confirmation-signup');
    expect(await countEmails(backoffice.url, 'page@huppe.example')).toBe(2);
    expect(await newestEmail(backoffice.url, 'page@huppe.example')).toContain('You already have an account');
  });
});

describe('after the sign-up', () => {
  it('[RT-22] link: sent again after a minute, for any visitor', async () => {
    const path = '/pro/confirmation-inscription';
    const { text, headers } = await get(path);
    expect(text).toContain('Un message est en route');
    expect(headers['cache-control']).toBe('private, no-store');
    const soon = await post(path, { email: 'a@b.example', shown_at: String(Date.now() - 5000) });
    expect(soon.status).toBe(422);
    expect(soon.text).toContain('il y a moins d’une minute');
    expect((await post(path, { email: 'a@' })).status).toBe(422);
    const sent = await post(path, { email: 'a@b.example', shown_at: String(Date.now() - 61_000) });
    expect([sent.status, sent.headers['location']]).toEqual([303, `${path}?resent=1`]);
    expect((await get(`${path}?resent=1`).set(noticeHeader(sent))).text).toContain(
      'un nouveau lien vient d’y être envoyé',
    );
  });

  it('[RT-23] confirmation: by a button, never by a GET request', async () => {
    const email = 'lien@huppe.example';
    await post('/en/pro/signup', { ...signupValues({ email }), step: '3' });
    const token = await newestToken(backoffice.url, email);
    const path = `/en/pro/validate-account?token=${token}`;
    await get(path);
    expect((await get(path)).text).toContain('Confirm your address');
    const confirmed = await post(path, { token });
    expect([confirmed.status, confirmed.headers['location']]).toEqual([303, path]);
    expect((await get(path)).text).toContain('Your account is awaiting our approval');
    expect(JSON.stringify(storefront.logs)).not.toContain(token);
    expect((await get(path)).headers['referrer-policy']).toBe('same-origin');
  });

  it.each([
    ['/pro/validation-inscription', 'Ce lien n’est pas valable'],
    ['/pro/validation-inscription?token=nobody-s', 'Ce lien n’est pas valable'],
    ['/pro/validation-inscription?token=%00', 'Ce lien n’est pas valable'],
    ['/en/pro/validate-account?token=nobody-s', 'This link is not valid'],
  ])('[RT-23] %s: offers another link', async (path, words) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(words);
    expect(text).toContain('name="email"');
  });
});
