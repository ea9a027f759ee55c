import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import type { AuthState, CustomerForm } from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { restoreAccounts } from '#tests/support/restore-accounts.ts';

const PRO = 'pro@atre.example';
const CLIENT = 'client@atre.example';
const FORM: CustomerForm = {
  civility: 'mme',
  firstname: 'Maëlle',
  lastname: 'Kerbrat-Le Goff',
  phone: '06 39 98 04 12',
  company: 'Kerbrat Énergies SARL',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  for (const table of ['attempt', 'mail', 'customer', 'company'] as const)
    await api.db.deleteFrom(table).execute();
  await restoreAccounts(api.db);
});
afterAll(() => api.close());

const put = ({ token, customer }: AuthState, body: object): Promise<ApiResponse> =>
  api.call('PUT', `/customer/${customer.customer_id}`, { token, body });
const remove = ({ token }: Pick<AuthState, 'token'>, password: string): Promise<ApiResponse> =>
  api.call('DELETE', '/user', { token, body: { password } });
const countRows = async (table: 'customer' | 'company' | 'address' | 'session' | 'account') => {
  const rows = await api.db.selectFrom(table).select('id').execute();
  return rows.length;
};

describe('PUT /customer/{customer_id}', () => {
  it('changes the person and the company’s name, and stores the telephone in international form', async () => {
    const { status, body } = await put(await logInDemo(api), FORM);
    expect([status, body]).toMatchObject([
      200,
      {
        customer: {
          customer_id: 'C-004512',
          civility: 'mme',
          lastname: 'Kerbrat-Le Goff',
          phone: '+33639980412',
          company: { name: 'Kerbrat Énergies SARL', siret: '21005290800014' },
        },
      },
    ]);
  });

  it('[VA-03, VA-05] names all invalid fields at once', async () => {
    const bad = { civility: 'duke', firstname: ' ', lastname: 'x'.repeat(121), phone: '12', company: '' };
    expect(await put(await logInDemo(api), bad)).toMatchObject({
      status: 422,
      body: {
        errors: {
          civility: 'invalid',
          firstname: 'required',
          lastname: 'too_long',
          phone: 'invalid_format',
          company: 'required',
        },
      },
    });
  });

  it('[AC-17] private customer: creates no company and requires no telephone', async () => {
    const response = await put(await logInDemo(api, CLIENT), { ...FORM, phone: '' });
    expect(response.body).toMatchObject({
      customer: { lastname: 'Kerbrat-Le Goff', phone: null, company: null },
    });
  });

  it('of another customer, or without a session, changes nothing', async () => {
    const pro = await logInDemo(api);
    const client = await logInDemo(api, CLIENT);
    expect((await put({ ...pro, customer: client.customer }, FORM)).status).toBe(404);
    expect(refusal(await api.call('PUT', '/customer/C-004512', { body: FORM }))).toEqual([
      500,
      'token_required',
    ]);
  });
});

describe('DELETE /user', () => {
  it('[AC-15] removes all data of the customer, ends every session, and confirms by e-mail', async () => {
    const [one, other] = [await logInDemo(api), await logInDemo(api)];
    expect(await remove(one, DEMO_PASSWORD)).toMatchObject({ status: 200, body: { deleted: true } });
    for (const { token } of [one, other])
      expect(refusal(await api.call('GET', '/menu', { token }))).toEqual([500, 'blacklisted_token']);
    const login = await api.call('POST', '/user/login', { body: { email: PRO, password: DEMO_PASSWORD } });
    expect(refusal(login)).toEqual([401, 'invalid_credentials']);
    const { rows } = await dump();
    for (const trace of ['Kerbrat', PRO, 'Four à Chaux', 'Ajoncs']) expect(rows).not.toContain(trace);
    const mail = await api.db.selectFrom('mail').select('source').executeTakeFirstOrThrow();
    const email = await PostalMime.parse(mail.source);
    expect(email.to).toMatchObject([{ address: PRO }]);
    expect(email.subject).toBe('Votre compte est supprimé');
    expect(email.text).toContain('Bonjour Maëlle Kerbrat,');
  });

  it('[AC-15, AC-17] frees the e-mail, and leaves other customers unchanged', async () => {
    const client = await logInDemo(api, CLIENT);
    const before = await countRows('customer');
    await remove(client, DEMO_PASSWORD);
    expect(await countRows('customer')).toBe(before - 1);
    expect((await logInDemo(api)).customer.firstname).toBe('Maëlle');
    const account = await api.db.selectFrom('account').select('id').where('email', '=', CLIENT).execute();
    expect(account).toEqual([]);
  });

  it('[AC-15] keeps a company that has another customer', async () => {
    const pro = await logInDemo(api);
    await api.db
      .updateTable('customer')
      .set((row) => ({
        company_id: row.selectFrom('company').select('id').where('siret', '=', '21005290800014'),
      }))
      .where('number', '=', 'C-004514')
      .execute();
    await remove(pro, DEMO_PASSWORD);
    const left = await logInDemo(api, CLIENT);
    expect(left.customer.company).toMatchObject({
      name: 'Kerbrat Chauffage SARL',
      addresses: [{ label: 'Siège' }],
    });
    await remove(left, DEMO_PASSWORD);
    expect(await countRows('company')).toBe(1);
  });

  it('[AC-15] requires the password, and counts wrong ones', async () => {
    const client = await logInDemo(api, CLIENT);
    expect(await remove(client, '')).toMatchObject({
      status: 422,
      body: { errors: { password: 'required' } },
    });
    for (let attempts = 0; attempts < 5; attempts += 1)
      expect(await remove(client, 'Faux!2026')).toMatchObject({
        status: 422,
        body: { errors: { password: 'invalid' } },
      });
    const stopped = await remove(client, DEMO_PASSWORD);
    expect(refusal(stopped)).toEqual([429, 'too_many_requests']);
    expect((await api.call('GET', '/menu', { token: client.token })).status).toBe(200);
  });

  it('[AC-15] requires a session', async () => {
    const response = await api.call('DELETE', '/user', { body: { password: DEMO_PASSWORD } });
    expect(refusal(response)).toEqual([500, 'token_required']);
  });

  it('[AC-15] escapes markup in a name', async () => {
    const client = await logInDemo(api, CLIENT);
    await put(client, { ...FORM, firstname: '<script>alert(1)</script>', lastname: `"'&` });
    await remove(client, DEMO_PASSWORD);
    const mail = await api.db.selectFrom('mail').select('source').executeTakeFirstOrThrow();
    const { html, text } = await PostalMime.parse(mail.source);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;');
    expect(text).toContain(`<script>alert(1)</script> "'&`);
  });
});

/** All customer tables, without the register of companies and emails. */
async function dump(): Promise<{ rows: string }> {
  const tables = [
    'customer',
    'company',
    'address',
    'account',
    'account_link',
    'session',
    'refresh_token',
    'attempt',
  ] as const;
  const all = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()));
  return { rows: JSON.stringify(all) };
}
