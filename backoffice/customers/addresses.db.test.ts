import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addressResponse,
  type Address,
  type AddressResponse,
  type AddressForm,
  type AuthState,
} from '#shared/contract/customer.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let pro: AuthState;
let client: AuthState;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.db.deleteFrom('attempt').execute();
  pro = await logInDemo(api);
  client = await logInDemo(api, 'client@atre.example');
});
afterAll(() => api.close());

const FORM: AddressForm = {
  label: 'Dépôt',
  address_1: '5 quai des Sabliers',
  address_2: '',
  zipcode: '44000',
  city: 'Nantes',
  mobile: '06 39 98 04 99',
};

type Who = () => AuthState;
const asPro: Who = () => pro;
const asClient: Who = () => client;

const send = (who: Who, method: string, id: number | '', body: object): Promise<ApiResponse> => {
  const { token, customer } = who();
  const path = `/customer/${customer.customer_id}/address${id === '' ? '' : `/${id}`}`;
  return api.call(method, path, { token, body });
};
const add = async (who: Who, changes: Partial<AddressForm> = {}): Promise<AddressResponse> => {
  const response = await send(who, 'POST', '', { ...FORM, ...changes });
  expect(response.status).toBe(200);
  return addressResponse.parse(response.body);
};
const call = (method: string, path: string, body?: object, who: Who = asPro) =>
  api.call(method, `/address${path}`, { token: who().token, ...(body && { body }) });
const bookOf = async (who: Who): Promise<Address[]> => {
  const { user, refresh_token } = who();
  const body = { email: user.email, refresh: 0, refresh_token };
  const response = await api.call('POST', '/user/logged', { body });
  const { customer } = response.body as Pick<AuthState, 'customer'>;
  return [...customer.addresses, ...(customer.company?.addresses ?? [])];
};
const usesOf = (addresses: readonly Address[]) => addresses.flatMap(({ type }) => type).toSorted();
const labelOf = (addresses: readonly Address[], use: 'invoice' | 'primary') =>
  addresses.find(({ type }) => type.includes(use))?.label;

describe('adding an address', () => {
  it('[AC-10] returns the customer and the address, its telephone in international form', async () => {
    const { customer, address } = await add(asPro, { label: 'Chantier', address_2: ' Hall 2 ' });
    expect(address).toMatchObject({
      label: 'Chantier',
      address_2: 'Hall 2',
      mobile: '+33639980499',
      type: [],
    });
    expect(customer.addresses.map(({ label }) => label)).toEqual(['Atelier', 'Chantier']);
  });

  it('[AC-10] takes over the named uses and keeps one address per use', async () => {
    const { address } = await add(asPro, { label: 'Agence', type: ['invoice', 'primary'] });
    expect(address.type).toEqual(['invoice', 'primary']);
    const addressBook = await bookOf(asPro);
    expect(usesOf(addressBook)).toEqual(['invoice', 'primary']);
    expect([labelOf(addressBook, 'invoice'), labelOf(addressBook, 'primary')]).toEqual(['Agence', 'Agence']);
  });

  it('[AC-10] a form sent twice adds one address', async () => {
    const [first, second] = await Promise.all([add(asPro, { label: 'Deux' }), add(asPro, { label: 'Deux' })]);
    expect(first.address.id).toBe(second.address.id);
  });

  it('[AC-10, VA-03, VA-05] names all invalid fields at once', async () => {
    const response = await send(asPro, 'POST', '', {
      ...FORM,
      label: ' ',
      address_1: 'x'.repeat(121),
      zipcode: '1100',
      mobile: '12',
    });
    expect(response).toMatchObject({
      status: 422,
      body: {
        errors: {
          label: 'required',
          address_1: 'too_long',
          zipcode: 'invalid_format',
          mobile: 'invalid_format',
        },
      },
    });
  });

  it('is refused beyond the maximum number', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      address_1: 'x',
      zipcode: '44000',
      city: 'Nantes',
      address_2: null,
      mobile: null,
      company_id: null,
      label: `n° ${index}`,
      customer_id: client.customer.id,
    }));
    await api.db.insertInto('address').values(rows).execute();
    const response = await send(asClient, 'POST', '', FORM);
    await api.db.deleteFrom('address').where('label', 'like', 'n° %').execute();
    expect(response).toMatchObject({ status: 422, body: { errors: { form: 'too_many_addresses' } } });
  });
});

describe('changing an address', () => {
  it('[AC-10] changes the sent fields only', async () => {
    const { address } = await add(asPro, { label: 'À changer' });
    const response = await send(asPro, 'PATCH', address.id, { city: 'Rezé', zipcode: '44400' });
    expect(response.body).toMatchObject({
      address: { label: 'À changer', city: 'Rezé', mobile: '+33639980499' },
    });
    const refused = await send(asPro, 'PATCH', address.id, { city: '' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { city: 'required' } } });
  });

  it('[AC-10] lets a professional change the company’s, and deliver there', async () => {
    const seat = pro.customer.company?.addresses[0];
    const response = await send(asPro, 'PATCH', seat?.id ?? 0, { address_2: 'Étage 1', type: ['primary'] });
    expect(response.body).toMatchObject({ address: { label: 'Siège', address_2: 'Étage 1' } });
    const addressBook = await bookOf(asPro);
    expect([labelOf(addressBook, 'primary'), usesOf(addressBook).length]).toEqual(['Siège', 2]);
  });

  it('[AC-10] concurrent changes leave one address per use', async () => {
    const { address: one } = await add(asPro, { label: 'Un' });
    const { address: other } = await add(asPro, { label: 'Autre' });
    const uses = { type: ['invoice', 'primary'] };
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        [one, other, one, other].map(({ id }) => send(asPro, 'PATCH', id, uses)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(usesOf(await bookOf(asPro))).toEqual(['invoice', 'primary']);
    }
    const flagged = await api.db
      .selectFrom('address')
      .select('id')
      .where('customer_id', '=', pro.customer.id)
      .where('invoice', '=', true)
      .execute();
    expect(flagged).toHaveLength(1);
  });
});

describe('removing an address', () => {
  it('[AC-10] returns the removed address and the remaining ones', async () => {
    const { address } = await add(asPro, { label: 'Éphémère' });
    const { body, status } = await send(asPro, 'DELETE', address.id, {});
    expect([status, addressResponse.parse(body).address.label]).toEqual([200, 'Éphémère']);
    expect((await bookOf(asPro)).map(({ label }) => label)).not.toContain('Éphémère');
    expect((await send(asPro, 'DELETE', address.id, {})).status).toBe(404);
  });

  it('[AC-10] a default needs a replacement, which takes over its uses', async () => {
    const { address } = await add(asPro, { label: 'Ancien', type: ['invoice', 'primary'] });
    const { address: next } = await add(asPro, { label: 'Nouveau' });
    const asked = await send(asPro, 'DELETE', address.id, {});
    expect(asked).toMatchObject({ status: 422, body: { errors: { replaced_by: 'required' } } });
    for (const replaced_by of [address.id, client.customer.addresses[0]?.id]) {
      const response = await send(asPro, 'DELETE', address.id, { replaced_by });
      expect(response).toMatchObject({ status: 422, body: { errors: { replaced_by: 'invalid' } } });
    }
    expect((await send(asPro, 'DELETE', address.id, { replaced_by: next.id })).status).toBe(200);
    const addressBook = await bookOf(asPro);
    expect([labelOf(addressBook, 'invoice'), labelOf(addressBook, 'primary')]).toEqual([
      'Nouveau',
      'Nouveau',
    ]);
  });

  it('[AC-10, AC-17] the last one cannot be removed; a first address gets every use', async () => {
    const only = client.customer.addresses[0];
    const response = await send(asClient, 'DELETE', only?.id ?? 0, {});
    expect(response).toMatchObject({ status: 422, body: { errors: { form: 'only_address' } } });
    await api.db.deleteFrom('address').where('customer_id', '=', client.customer.id).execute();
    const { address } = await add(asClient, { label: 'Première' });
    expect(address.type).toEqual(['invoice', 'primary']);
  });
});

describe('addresses of others', () => {
  it('[AC-10] are not found, nor is their customer', async () => {
    const theirs = client.customer.addresses[0]?.id ?? 0;
    const seat = pro.customer.company?.addresses[0]?.id ?? 0;
    const { token } = pro;
    const responses = await Promise.all([
      send(asPro, 'PATCH', theirs, { label: 'À moi' }),
      send(asPro, 'DELETE', theirs, {}),
      send(asClient, 'PATCH', seat, { label: 'À moi' }),
      send(asClient, 'DELETE', seat, {}),
      send(asPro, 'DELETE', seat, {}),
      send(asPro, 'PATCH', 987_654, {}),
      api.call('POST', `/customer/${client.customer.customer_id}/address`, { token, body: FORM }),
      api.call('PATCH', `/customer/${client.customer.customer_id}/address/${theirs}`, { token, body: {} }),
      api.call('DELETE', `/customer/${client.customer.customer_id}/address/${theirs}`, { token, body: {} }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect((await bookOf(asClient)).map(({ label }) => label)).not.toContain('À moi');
  });

  it('[AC-10] require a session', async () => {
    const path = `/customer/${pro.customer.customer_id}/address`;
    expect(refusal(await api.call('POST', path, { body: FORM }))).toEqual([500, 'token_required']);
  });
});

describe('the address resource', () => {
  it('[AP-03] address: lists own and company addresses, adds, shows, replaces and removes one', async () => {
    const before = await bookOf(asPro);
    const added = addressResponse.parse((await call('POST', '', FORM)).body).address;
    const { body: list } = await call('GET', '');
    expect(list).toEqual({ items: await bookOf(asPro), total: before.length + 1 });
    expect((await call('GET', `/${added.id}`)).body).toEqual(added);
    const { mobile: _mobile, ...withoutMobile } = FORM;
    const replaced = await call('PUT', '', { ...withoutMobile, id: added.id, city: 'Rezé' });
    expect(addressResponse.parse(replaced.body).address).toEqual({ ...added, city: 'Rezé', mobile: null });
    const removed = addressResponse.parse((await call('DELETE', `/${added.id}`, {})).body);
    expect([removed.address.id, await bookOf(asPro)]).toEqual([added.id, before]);
  });

  it('[AP-05] address: POST with an id replaces the address, PATCH does not', async () => {
    const { address } = await add(asPro);
    const { mobile: _mobile, ...form } = FORM;
    const changed = addressResponse.parse((await send(asPro, 'PATCH', address.id, form)).body).address;
    expect(changed.mobile).toBe(address.mobile);
    const replaced = addressResponse.parse((await send(asPro, 'POST', address.id, form)).body).address;
    expect(replaced).toEqual({ ...address, mobile: null });
    await send(asPro, 'DELETE', address.id, {});
  });

  it('[AP-03] address: of another customer is not found, and errors name their fields', async () => {
    const { address } = await add(asClient);
    expect(refusal(await call('GET', `/${address.id}`))).toEqual([404, 'not_found']);
    expect(refusal(await call('PUT', '', { ...FORM, id: address.id }))).toEqual([404, 'not_found']);
    expect(refusal(await call('DELETE', `/${address.id}`, {}))).toEqual([404, 'not_found']);
    const wrong = await call('PUT', '', { ...FORM, id: address.id, zipcode: '1' }, asClient);
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { zipcode: 'invalid_format' } }]);
    await send(asClient, 'DELETE', address.id, {});
  });
});
