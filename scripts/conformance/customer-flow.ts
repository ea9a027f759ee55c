import { z } from 'zod';
import { favoriteList } from '#shared/contract/favorite.ts';
import { addressResponse, customerResponse, type Customer } from '#shared/contract/customer.ts';
import { idParams } from '#shared/contract/common.ts';
import { proposalShare } from '#shared/contract/proposal.ts';
import type { Tester } from './create-tester.ts';
import type { Values } from './find-values.ts';
import type { OpenSession } from './session-flow.ts';

const variant = z.object({ model: z.string(), product: z.object({ id: z.number() }) });

const ADDRESS = {
  label: 'Atelier',
  address_1: '12 rue des Forges',
  zipcode: '42300',
  city: 'Roanne',
  mobile: '06 39 98 04 12',
};

/** Addresses and favourites of the customer. Removes what it adds. Writes data. */
export async function tryCustomer(tester: Tester, values: Values, session: OpenSession): Promise<void> {
  const { token } = session;
  const own = { customer_id: session.customerId };
  const added = addressResponse.parse(
    await tester.call('POST /customer/{customer_id}/address', { token, params: own, body: ADDRESS }),
  );
  const params = { ...own, address_id: added.address.id };
  const address = '/customer/{customer_id}/address/{address_id}';
  await tester.call(`PATCH ${address}`, { token, params, body: { label: 'Dépôt' } });
  await tester.call(`POST ${address}`, { token, params, body: { ...ADDRESS, label: 'Chantier' } });
  await tester.call(`DELETE ${address}`, { token, params, body: {} });
  const generic = addressResponse.parse(await tester.call('POST /address', { token, body: ADDRESS }));
  const { id } = generic.address;
  await tester.call('PUT /address', { token, body: { ...ADDRESS, id, label: 'Bureau' } });
  await tester.call('DELETE /address/{id}', { token, params: { id }, body: {} });
  await tester.refuse(
    'POST /address',
    { token, body: { ...ADDRESS, zipcode: 'none' } },
    { status: 422, code: 'invalid_form', field: 'zipcode', when: 'for a postcode that is none' },
  );
  await keepName(tester, session, generic.customer);
  await tryFavorites(tester, values, session);
}

async function keepName(
  tester: Tester,
  { token, customerId }: OpenSession,
  { civility, firstname, lastname, phone }: Customer,
): Promise<void> {
  const body = { civility, firstname, lastname, phone: phone ?? '' };
  customerResponse.parse(
    await tester.call('PUT /customer/{customer_id}', { token, params: { customer_id: customerId }, body }),
  );
}

async function tryFavorites(tester: Tester, values: Values, session: OpenSession): Promise<void> {
  const { token } = session;
  const params = { customer_id: session.customerId };
  const entityId = await values.firstId('GET /product');
  const body = { entity_type: 'product', entity_id: entityId };
  const list = favoriteList.parse(
    await tester.call('POST /customer/{customer_id}/favorite', { token, params, body }),
  );
  if (!list.items.some(({ entity_id: id }) => id === entityId))
    tester.finding('POST /customer/{customer_id}/favorite', 'returns a list without the favourite added');
  await tester.call('DELETE /customer/{customer_id}/favorite/{entity_id}', {
    token,
    params: { ...params, entity_id: entityId },
    query: { entity_type: 'product' },
  });
}

/** A worksite from its creation to its proposal, deleted at the end. Writes data. */
export async function tryProjects(tester: Tester, values: Values, { token }: OpenSession): Promise<void> {
  const body = {
    name: 'Maison Ferrand',
    reference: 'CH-104',
    zipcode: '42300',
    city: 'Roanne',
    altitude: 400,
    built: '1975-1988',
    works: [],
  };
  const id = idOf(await tester.call('POST /projects', { token, body }));
  await tester.call('PUT /projects', { token, body: { ...body, id, name: 'Maison Ferrand, étage' } });
  const { product, model } = variant.parse((await values.list('GET /product-variants'))[0]);
  const configuration = idOf(
    await tester.call('POST /configuration', {
      token,
      body: { project_id: id, name: 'Salon', quantity: 1, room: null, product_id: product.id, model },
    }),
  );
  await tester.call('GET /configuration/{id}/duplicate', { token, params: { id: configuration } });
  await tester.call('DELETE /configuration/{id}', { token, params: { id: configuration } });
  await tester.call('POST /configuration/restore', { token, body: { id: configuration } });
  await tester.call('GET /projects/{id}', { token, params: { id } });
  await tester.call('PUT /project/proposal', {
    token,
    body: {
      id,
      company: 'Ferrand Chauffage',
      client: 'Famille Morel',
      margin: 1500,
      valid_until: '2999-12-31',
      note: '',
      rates: [],
    },
  });
  const share = proposalShare.parse(await tester.call('POST /project/share', { token, body: { id } }));
  await tester.call('GET /proposal', { query: { token: share.token } });
  await tester.call('DELETE /project/{id}/share', { token, params: { id } });
  await tester.call('DELETE /projects/{id}', { token, params: { id } });
  await tester.call('POST /project/restore', { token, body: { id } });
  await tester.call('DELETE /project/{id}', { token, params: { id } });
}

function idOf(body: unknown): number {
  return idParams.parse(body).id;
}
