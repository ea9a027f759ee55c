import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { storedList } from '#shared/contract/quick-order.ts';
import type { Tester } from './create-tester.ts';
import type { Values } from './find-values.ts';
import type { Credentials } from './read-probes.ts';

/**
 * Visitor forms: consent, vote, requests, quick order. Writes data, and sends mail to `example` addresses.
 */
export async function tryVisitorForms(tester: Tester, values: Values): Promise<void> {
  await tester.call('POST /consent', {
    body: { receipt: randomBytes(16).toString('base64url'), version: '1', asked: ['maps'], accepted: [] },
  });
  await tester.call('POST /sav/vote', {
    headers: { 'x-visitor-id': randomBytes(16).toString('base64url') },
    body: { id: await values.firstId('GET /sav'), vote: 1 },
  });
  await tester.call('POST /user/rewind', { body: { email: 'personne@atre.example' } });
  await tester.call('POST /contact/send-mail-create-account', {
    body: { customer_number: 'C-004512', email: 'personne@atre.example', company: 'Ferrand Chauffage' },
  });
  const form = new FormData();
  form.set('lines', `${await values.firstText('GET /part', 'reference')} 2`);
  const { key } = storedList.parse(await tester.call('POST /part/quick-order', { body: form }));
  await tester.call('GET /part/quick-order', { query: { key } });
  await tester.call('GET /part/quick-order/rest', { query: { key } });
  await tester.call('POST /part/quick-order/columns', {
    body: { key, has_head: false, reference: 0, quantity: null },
  });
}

/** Records without references, created, replaced and removed by an operator. Writes data. */
export async function tryRecords(tester: Tester, { operatorToken }: Credentials): Promise<void> {
  const token = operatorToken;
  const mark = randomBytes(4).toString('hex');
  const bodies = {
    civility: { code: `essai-${mark}`, label: 'Essai' },
    redirection: { from: `/essai-${mark}`, to: '/', code: 301 },
    search: { phrase: `essai ${mark}`, words: 'radiateur' },
    setting: { code: `essai_${mark}`, values: [{ value: 'Essai' }] },
    tags: { code: `essai-${mark}`, label: `Essai ${mark}` },
  } as const;
  const created = z.object({ id: z.number() });
  for (const name of ['civility', 'redirection', 'search', 'setting', 'tags'] as const) {
    const body = bodies[name];
    const { id } = created.parse(await tester.call(`POST /${name}`, { token, body }));
    await tester.call(`PUT /${name}`, { token, body: { ...body, id } });
    if (name !== 'tags') await tester.call(`GET /${name}/{id}`, { params: { id } });
    await tester.call(`DELETE /${name}/{id}`, { token, params: { id } });
  }
}
