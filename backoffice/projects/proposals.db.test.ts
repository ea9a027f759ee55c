import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { project } from '#shared/contract/project.ts';
import { proposal, proposalShare, sharedProposal } from '#shared/contract/proposal.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { findPdfFindings } from '#tests/support/find-pdf-findings.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const SETTINGS = {
  id: 1,
  company: 'Kerbrat Chauffage SARL',
  client: 'Famille Hautemer',
  margin: 2500,
  valid_until: '2026-12-31',
  note: '=1+1 <script>alert(1)</script>',
  rates: [{ configuration: 1, vat: 1000 }],
};

let api: TestApi;
let token: string;
let stranger: string;
let client: string;
beforeAll(async () => {
  api = await startTestApi();
  token = (await logInDemo(api)).token;
  client = (await logInDemo(api, 'client@atre.example')).token;
  stranger = client;
});
afterAll(() => api.close());

const get = (path: string, query = {}, who = token) => api.call('GET', path, { token: who, query });
const save = (changes = {}, who = token) =>
  api.call('PUT', '/project/proposal', { token: who, body: { ...SETTINGS, ...changes } });
const share = (id: number, who = token) => api.call('POST', '/project/share', { token: who, body: { id } });
const read = async (id = '1') => proposal.parse((await get('/project/proposal', { id })).body);
const open = (secret: string, lang = 'fr') => api.get('/proposal', { token: secret, lang });
const bytesOf = async (query: Record<string, string>, who = token) => {
  const search = new URLSearchParams({ site_id: '1', lang: 'fr', sales_plan_id: '1', ...query });
  const response = await fetch(`${api.url}/api/v1/project/files?${search}`, {
    headers: { authorization: `Bearer ${who}` },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

describe('proposal', () => {
  it('proposal: defaults are the installer’s company, no margin and a month', async () => {
    const { settings, document } = await read('2');
    expect(settings).toMatchObject({ company: 'Kerbrat Chauffage SARL', margin: 1800 });
    expect((await read('3')).settings).toMatchObject({ margin: 0, client: '', rates: [] });
    expect(document.lines.map(({ energy }) => energy?.class ?? null).slice(0, 2)).not.toContain(null);
  });

  it('proposal: prices include the margin, lines have their rate, and totals add up', async () => {
    expect((await save()).status).toBe(200);
    const { document, configurations } = await read();
    const whole = project.parse((await get('/projects/1')).body);
    const [line] = document.lines;
    const listPrice = whole.configurations[0]?.price?.value ?? 0;
    expect(line?.unit).toBe(Math.round(Math.round(listPrice * 100) * 1.25));
    expect([line?.vat, document.lines[1]?.vat]).toEqual([1000, 2000]);
    expect(configurations.map(({ priced }) => priced)).toEqual([true, true, true, true, true, false]);
    const { net, vat, gross } = document.totals;
    expect(document.lines.reduce((sum, { net: own }) => sum + own, 0)).toBe(net);
    expect(vat.reduce((sum, { amount }) => sum + amount, net)).toBe(gross);
  });

  it('proposal: lines have pictures of their sizes, and the client finds the installer', async () => {
    const { document } = await read();
    const covers = document.lines.map(({ cover }) => cover?.url ?? '');
    expect(covers[0]).toMatch(/^pictures\/lame-1400x580-/);
    expect(covers.every((url) => url.startsWith('pictures/'))).toBe(true);
    expect(document.contact).toEqual({
      name: 'Maëlle Kerbrat',
      phone: '02 61 91 04 12',
      email: 'pro@atre.example',
    });
  });

  it('proposal form: errors are reported by field', async () => {
    const { status, body } = await save({ company: '', margin: 99_999, valid_until: 'soon' });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors).toSorted()).toEqual([
      'company',
      'margin',
      'valid_until',
    ]);
  });
});

describe('link to a proposal', () => {
  it('proposal link: shows the proposal of its creation without cost or margin, until it expires or is revoked', async () => {
    await save({ client: 'Avant' });
    const { token: secret, expires } = proposalShare.parse((await share(1)).body);
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await save({ client: 'Après' });
    const shown = await open(secret, 'en');
    expect(sharedProposal.parse(shown.body).document.client).toBe('Avant');
    expect(JSON.stringify(shown.body)).not.toMatch(/margin|cost|2500/);
    const stored = await api.db.selectFrom('proposal_share').select('hash').execute();
    expect(JSON.stringify(stored)).not.toContain(secret);

    await sql`update proposal_share set expires_at = now() - interval '1 second' where project_id = 1`.execute(
      api.db,
    );
    expect((await open(secret)).status).toBe(404);
    const { token: other } = proposalShare.parse((await share(1)).body);
    expect((await read()).shares).toHaveLength(1);
    await api.call('DELETE', '/project/1/share', { token });
    expect([(await open(other)).status, (await open('guessed')).status]).toEqual([404, 404]);
  });

  it('proposal link: is a 404 once the worksite is deleted', async () => {
    const { token: secret } = proposalShare.parse((await share(4)).body);
    await api.call('DELETE', '/project/4', { token });
    expect((await open(secret)).status).toBe(404);
  });
});

describe('files of a worksite', () => {
  it('[AP-11] proposal: is a PDF in both languages, with text that can be copied and complete long names', async () => {
    const long = 'Entreprise-de-chauffage-et-de-plomberie-de-la-presqu’île-guérandaise-et-de-ses-environs';
    await save({ company: long });
    const { response, bytes } = await bytesOf({ id: '1', file: 'proposal' });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await findPdfFindings(bytes, 'fr')).toEqual([]);
    const french = await readPdf(bytes.slice().buffer);
    for (const words of [SETTINGS.note, long, 'Total TTC', 'TVA à 10', 'Séjour', 'AT-LAM-1800', 'Page 1 sur'])
      expect(french.text).toContain(withoutSpaces(words));
    const english = await readPdf(
      (await bytesOf({ id: '2', file: 'proposal', lang: 'en' })).bytes.slice().buffer,
    );
    expect(english.language).toBe('en');
    for (const words of ['Total incl. VAT', 'Energy class A', 'Page 1 of', 'M. et Mme Hautemer'])
      expect(english.text).toContain(withoutSpaces(words));
  });

  it('[AC-13] worksite archive: contains proposal, dimension drawings and data sheets', async () => {
    const names = Object.keys(unzipSync((await bytesOf({ id: '2' })).bytes));
    expect(names).toContain('proposition-2.pdf');
    expect(names).toContain('at-bis-8.svg');
    expect(names).toContain('at-bis-fiche-fr.pdf');
    const own = Object.keys(unzipSync((await bytesOf({ id: '13' }, client)).bytes));
    expect(own.filter((name) => name.startsWith('proposition'))).toEqual([]);
    expect(own).toContain('at-lam-2000.svg');
  });
});

describe('proposals and files of other customers', () => {
  it('[AC-13] proposal of another customer: a 404; private customers have no proposals', async () => {
    const responses = [
      await get('/project/proposal', { id: '1' }, stranger),
      await save({}, stranger),
      await share(1, stranger),
      await api.call('DELETE', '/project/1/share', { token: stranger }),
      await get('/project/files', { id: '1' }, stranger),
      await get('/project/files', { id: '1', file: 'proposal' }, stranger),
      await get('/project/proposal', { id: '13' }, client),
      await share(13, client),
      await get('/project/files', { id: '13', file: 'proposal' }, client),
      await get('/project/files', { id: '13' }),
      await get('/project/proposal', { id: '13' }),
      await save({ id: 13 }),
      await share(13),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
  });
});
