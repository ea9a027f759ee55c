import { creditOrder } from './credited-order.ts';
import type { TestApi } from './test-api.ts';

/** Ids of the entities that belong to a customer. */
export type CustomerData = {
  address: number;
  project: number;
  configuration: number;
  /** Soft-deleted. */
  deletedProject: number;
  deletedConfiguration: number;
  /** Shipped, so that it has every order document. */
  order: number;
  creditNote: number;
  parcel: number;
  reference: string;
};
export type CustomerEntity = keyof CustomerData;

export const HOUSE = { zipcode: '44000', city: 'Nantes', altitude: 200, built: '1975-1988', works: [] };
export const ADDRESS = { label: 'Quai', address_1: '5 quai des Sabliers', zipcode: '44000', city: 'Nantes' };
export const ROOM = {
  name: 'Séjour',
  quantity: 1,
  room: {
    type: 'living',
    storey: 'between',
    area: 20,
    height: 2.5,
    walls: 2,
    glass: 3,
    width: 1300,
    tall: null,
  },
  product_id: null,
  model: null,
};
const SENT = 'CD-018734';

/** Creates one of each entity that a customer can own; the order is the demo's. */
export async function createCustomerData(
  api: TestApi,
  { token, number }: { token: string; number: string },
): Promise<CustomerData> {
  const make = async (path: string, body: object): Promise<number> => {
    const response = await api.call('POST', path, { token, body });
    const { id, address } = response.body as { id?: number; address?: { id: number } };
    const made = address?.id ?? id;
    if (made === undefined) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return made;
  };
  const remove = async (path: string, id: number) => {
    await api.call('DELETE', `${path}/${id}`, { token });
    return id;
  };
  const project = await make('/projects', { name: 'Chalet', ...HOUSE });
  const newRoom = () => make('/configuration', { project_id: project, ...ROOM });
  const order = await api.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', SENT)
    .executeTakeFirstOrThrow();
  const parcel = await api.db
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return {
    project,
    address: await make(`/customer/${number}/address`, ADDRESS),
    configuration: await newRoom(),
    deletedConfiguration: await remove('/configuration', await newRoom()),
    deletedProject: await remove('/project', await make('/projects', { name: 'Grange', ...HOUSE })),
    order: order.id,
    creditNote: await creditOrder(api, order.id),
    parcel: parcel.id,
    reference: SENT,
  };
}
