import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { project, projectList, type ProjectRoom } from '#shared/contract/project.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const HOUSE = { zipcode: '44000', city: 'Nantes', altitude: 200, built: '1975-1988', works: ['windows'] };
const ROOM: ProjectRoom = {
  type: 'living',
  storey: 'between',
  area: 20,
  height: 2.5,
  walls: 2,
  glass: 3,
  width: 1300,
  tall: null,
};

let api: TestApi;
let token: string;
let stranger: string;
beforeEach(async () => {
  api = await startTestApi();
  token = (await logInDemo(api)).token;
  stranger = (await logInDemo(api, 'client@atre.example')).token;
});
afterEach(() => api.close());

const as = (who: string) => ({
  get: (path: string, query = {}) => api.call('GET', path, { token: who, query }),
  remove: (path: string) => api.call('DELETE', path, { token: who }),
  post: (path: string, body: object, query = {}) => api.call('POST', path, { token: who, body, query }),
  put: (path: string, body: object) => api.call('PUT', path, { token: who, body }),
});
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;
const listOf = async (who: string, query = {}) =>
  projectList.parse((await as(who).get('/projects', query)).body);
const read = async (who: string, id: number) => project.parse((await as(who).get(`/projects/${id}`)).body);

async function createOne(who = token, changes = {}): Promise<number> {
  return idOf(await as(who).post('/projects', { name: 'Chalet', ...HOUSE, ...changes }));
}

describe('worksites', () => {
  it('[AC-13, AP-11] worksites: come in pages of ten, newest first, with content and total', async () => {
    const first = await listOf(token);
    const second = await listOf(token, { page: '2' });
    expect([first.items.length, second.items.length, first.total]).toEqual([10, 2, 12]);
    const dates = [...first.items, ...second.items].map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const [newest] = first.items;
    expect(newest).toMatchObject({ reference: '2026-118', city: 'Nort-sur-Erdre', configurations: 6 });
    expect(newest?.total.tax).toBe('excluded');
    const whole = await read(token, newest?.id ?? 0);
    const sum = whole.configurations.reduce(
      (all, { price, quantity }) => all + (price?.value ?? 0) * quantity,
      0,
    );
    expect(newest?.total.value).toBeCloseTo(sum, 2);
  });

  it('[AC-02, AC-17] worksites: are open to private customers, with prices including tax', async () => {
    const { items, total } = await listOf(stranger);
    expect([total, items[0]?.name, items[0]?.total.tax]).toEqual([1, 'Notre maison', 'included']);
  });

  it('[AP-03] worksites: are created, read, changed and deleted as resources', async () => {
    const id = await createOne();
    expect(await read(token, id)).toMatchObject({
      name: 'Chalet',
      reference: `CH-${String(id).padStart(5, '0')}`,
      outside: -5,
      works: ['windows'],
      configurations: [],
    });
    await as(token).put('/projects', {
      id,
      name: 'Chalet bleu',
      reference: 'R-1',
      ...HOUSE,
      zipcode: '05100',
    });
    expect(await read(token, id)).toMatchObject({ name: 'Chalet bleu', reference: 'R-1', zipcode: '05100' });
    expect((await as(token).remove(`/projects/${id}`)).status).toBe(200);
    expect((await as(token).get(`/projects/${id}`)).status).toBe(404);
  });

  it('worksite form: errors are reported by field', async () => {
    const { status, body } = await as(token).post('/projects', { ...HOUSE, name: ' ', zipcode: '44' });
    expect([status, body]).toMatchObject([422, { errors: { name: 'too_small', zipcode: 'invalid_format' } }]);
  });

  it('deleted worksite: can be restored for an hour, with its rooms', async () => {
    const [newest] = (await listOf(token)).items;
    const id = newest?.id ?? 0;
    await as(token).remove(`/project/${id}`);
    expect((await listOf(token)).total).toBe(11);
    expect((await as(token).post('/project/restore', { id })).status).toBe(200);
    expect((await read(token, id)).configurations).toHaveLength(6);

    await as(token).remove(`/project/${id}`);
    await sql`update project set deleted_at = now() - interval '61 minutes' where id = ${id}`.execute(api.db);
    expect((await as(token).post('/project/restore', { id })).status).toBe(404);
    await as(token).remove(`/project/${await createOne()}`);
    const stored = await api.db.selectFrom('project').where('id', '=', id).selectAll().execute();
    expect(stored).toEqual([]);
  });

  it('worksite outside metropolitan France: has no base temperature', async () => {
    const id = await createOne(token, { zipcode: '97400', city: 'Saint-Denis' });
    await as(token).post('/configuration', {
      project_id: id,
      name: 'Séjour',
      quantity: 1,
      room: ROOM,
      product_id: null,
      model: null,
    });
    const { outside, configurations } = await read(token, id);
    expect([outside, configurations[0]?.sizing]).toEqual([null, null]);
  });
});

const form = (projectId: number, changes = {}) => ({
  project_id: projectId,
  name: 'Séjour',
  quantity: 2,
  room: ROOM,
  product_id: null,
  model: null,
  ...changes,
});

describe('configurations', () => {
  it('[AP-11] configuration: one call creates or changes it, and the room is sized as in the calculator', async () => {
    const projectId = await createOne();
    const { id: productId } = await api.db
      .selectFrom('product')
      .where('reference', '=', 'AT-LAM')
      .select('id')
      .executeTakeFirstOrThrow();
    const id = idOf(await as(token).post('/configuration', form(projectId)));
    await as(token).post('/configuration', form(projectId, { id, product_id: productId, model: '1250' }));
    const { configurations, total } = await read(token, projectId);
    expect(configurations).toHaveLength(1);
    expect(configurations[0]).toMatchObject({
      id,
      quantity: 2,
      room: ROOM,
      sizing: { inside: 19, outside: -5 },
      product: { name: 'Lame' },
      model: { reference: 'AT-LAM-1250', power: 1250, width: 1000 },
      price: { value: 540.83, tax: 'excluded' },
    });
    expect(configurations[0]?.sizing?.advised).toBeGreaterThan(configurations[0]?.sizing?.watts ?? 0);
    expect(total.value).toBe(1081.66);
  });

  it('[AP-11] copied configuration: is named a copy in the language of the call', async () => {
    const [newest] = (await listOf(token)).items;
    const id = newest?.id ?? 0;
    const [first] = (await read(token, id)).configurations;
    await as(token).get(`/configuration/${first?.id}/duplicate`);
    await as(token).get(`/configuration/${first?.id}/duplicate`, { lang: 'en' });
    const names = (await read(token, id)).configurations.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['Séjour (copie)', 'Séjour (copy)']);
  });

  it('[AP-11] configuration: is deleted and restored', async () => {
    const [newest] = (await listOf(token)).items;
    const id = newest?.id ?? 0;
    const [first] = (await read(token, id)).configurations;
    await as(token).remove(`/configuration/${first?.id}`);
    expect((await read(token, id)).configurations).toHaveLength(5);
    await as(token).post('/configuration/restore', { id: first?.id });
    expect((await read(token, id)).configurations[0]?.name).toBe('Séjour');
  });

  it('configuration: refused for an unknown product, or beyond forty per worksite', async () => {
    const projectId = await createOne();
    for (const chosen of [
      { product_id: 99_999, model: '750' },
      { product_id: 1, model: 'huge' },
      { model: '1' },
    ])
      expect(await as(token).post('/configuration', form(projectId, chosen))).toMatchObject({
        status: 422,
        body: { errors: { product_id: 'unknown' } },
      });
    const rows = Array.from({ length: 40 }, () => ({
      ...form(projectId),
      room: null,
      deleted_at: null,
    }));
    await api.db.insertInto('configuration').values(rows).execute();
    expect(await as(token).post('/configuration', form(projectId))).toMatchObject({
      status: 422,
      body: { errors: { form: 'full' } },
    });
  });
});

describe('worksites of other customers', () => {
  it('[AC-13] worksite of another customer: a 404 for every call', async () => {
    const [mine] = (await listOf(token)).items;
    const id = mine?.id ?? 0;
    const [own] = (await read(token, id)).configurations;
    const [theirs] = (await listOf(stranger)).items;
    const other = as(stranger);
    const plain = { name: 'A', quantity: 1, room: null, product_id: null, model: null };
    const responses = [
      await other.get(`/projects/${id}`),
      await other.put('/projects', { id, name: 'A', ...HOUSE }),
      await other.remove(`/projects/${id}`),
      await other.remove(`/project/${id}`),
      await other.post('/project/restore', { id }),
      await other.post('/configuration', { ...plain, project_id: id }),
      await other.post('/configuration', { ...plain, project_id: theirs?.id, id: own?.id }),
      await other.remove(`/configuration/${own?.id}`),
      await other.post('/configuration/restore', { id: own?.id }),
      await other.get(`/configuration/${own?.id}/duplicate`),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect((await read(token, id)).configurations).toHaveLength(6);
    await as(token).remove(`/project/${id}`);
    expect((await other.post('/project/restore', { id })).status).toBe(404);
  });

  it('[AP-11] worksites: refused without a session; responses are not cacheable', async () => {
    for (const path of ['/projects', '/projects/1', '/configuration/1/duplicate'])
      expect(await api.call('GET', path)).toMatchObject({ status: 500, body: { code: 'token_required' } });
  });
});
