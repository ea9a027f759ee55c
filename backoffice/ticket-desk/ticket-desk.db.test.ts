import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { DeskTicket, TicketSummary } from '#shared/contract/ticket-desk.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'atre-desk-'));
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ emails: { attachmentFolder: folder } });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

let visitors = 0;

/** Sends a ticket with a picture, as a visitor; returns it as the team sees it. */
async function sendTicket(lang = 'fr', fields: Record<string, string> = {}): Promise<DeskTicket> {
  visitors += 1;
  const form = ticketForm({ product: 'Sèche-serviettes', phone: '02 61 91 12 12', ...fields });
  form.append('files', fileOf('png', 'séjour.png'));
  const sent = await fetch(`${api.url}/api/v1/ticket?site_id=1&lang=${lang}&sales_plan_id=1`, {
    method: 'POST',
    headers: { 'x-client-address': `198.51.100.${visitors}` },
    body: form,
  });
  const { reference } = (await sent.json()) as { reference: string };
  const [summary] = await list({ q: reference });
  return read((await api.operate('GET', `/operator/ticket/${summary?.id}`)).body);
}

const read = (body: unknown) => body as DeskTicket;

async function list(query: Record<string, string>): Promise<TicketSummary[]> {
  const { body } = await api.operate('GET', '/operator/ticket', undefined, query);
  return (body as { items: TicketSummary[] }).items;
}

const write = (id: number, kind: string, options: { text?: string; ifMatch?: string; key?: string } = {}) => {
  const { text = 'Un modèle de 1500 W convient.\n\nBonne journée.', ...rest } = options;
  const body = { kind, text };
  return api.call('POST', `/operator/ticket/${id}/message`, { body, token: OPERATOR_TOKEN, ...rest });
};

/** Emails to the visitor that name a ticket, the latest last. */
async function mailsOf({ reference, email }: DeskTicket) {
  const rows = await api.db
    .selectFrom('mail')
    .select('source')
    .where('recipient', '=', email)
    .where('subject', 'like', `[${reference}]%`)
    .orderBy('id')
    .execute();
  return Promise.all(rows.map(({ source }) => PostalMime.parse(source)));
}

const codeOf = ({ status, body }: ApiResponse) => [status, (body as { code?: string }).code];

describe('tickets at the desk', () => {
  it('[CT-05] request for an appointment: its place and its day are in words', async () => {
    const ticket = await sendTicket('en', {
      subject: 'appointment',
      meeting: 'showroom',
      showroom: 'Roanne',
      first_day: '2099-12-01',
      time_of_day: 'morning',
    });
    expect(ticket.details.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['En salle d’exposition', 'Roanne', 'mardi 1er décembre 2099', 'Le matin']),
    );
  });

  it('ticket of a visitor: is open, found by reference, name and message, with its fields and files', async () => {
    const ticket = await sendTicket();
    expect(ticket).toMatchObject({ state: 'open', name: 'Camille Aubert', messages: [] });
    expect(ticket.details.map(({ value }) => value)).toEqual(['Sèche-serviettes', '+33261911212']);
    for (const q of [ticket.reference.toLowerCase(), 'AUBERT', ticket.message.slice(3, 12), ticket.email])
      expect((await list({ q })).map(({ id }) => id)).toContain(ticket.id);
    expect(await list({ q: '%' })).toEqual([]);
    expect((await list({ state: 'closed', q: ticket.reference })).length).toBe(0);
    const file = await api.operate('GET', `/operator/ticket/file/${ticket.files[0]?.id}`);
    expect([file.status, file.type]).toEqual([200, 'application/octet-stream']);
  });

  it('response: is mailed once in the language of the ticket, a reply goes to the team', async () => {
    const ticket = await sendTicket('en');
    const after = read((await write(ticket.id, 'response', { key: 'key-of-the-response-1' })).body);
    await write(ticket.id, 'response', { key: 'key-of-the-response-1' });
    const other = await write(ticket.id, 'note', { key: 'key-of-the-response-1' });
    expect(codeOf(other)).toEqual([409, 'key_reused']);
    expect(after).toMatchObject({ state: 'pending', messages: [{ kind: 'response' }] });
    const mails = await mailsOf(ticket);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe(`[${ticket.reference}] Our answer to your request`);
    expect(mail?.replyTo?.[0]?.address).toBe('equipe@atre.example');
    expect(mail?.text).toContain('Un modèle de 1500');
    expect(mail?.text).toContain(ticket.message);
  });

  it('reply of the visitor opens the ticket again, a note changes nothing and is not mailed', async () => {
    const ticket = await sendTicket();
    await write(ticket.id, 'response');
    expect(read((await write(ticket.id, 'received', { text: 'Merci, et en blanc ?' })).body).state).toBe(
      'open',
    );
    expect(read((await write(ticket.id, 'note', { text: 'Client fidèle' })).body).state).toBe('open');
    expect(await mailsOf(ticket)).toHaveLength(1);
    const closed = await api.operate('PUT', `/operator/ticket/${ticket.id}/state`, { state: 'closed' });
    expect(read(closed.body)).toMatchObject({ state: 'closed', messages: { length: 3 } });
  });

  it('two operators at once: the second is refused and mails nothing', async () => {
    const ticket = await sendTicket();
    const { etag = '' } = await api.operate('GET', `/operator/ticket/${ticket.id}`);
    expect((await write(ticket.id, 'response', { ifMatch: etag })).status).toBe(200);
    expect(codeOf(await write(ticket.id, 'response', { ifMatch: etag }))).toEqual([412, 'record_changed']);
    expect(await mailsOf(ticket)).toHaveLength(1);
  });

  it('removal on an outdated version: refused, and the ticket stays', async () => {
    const ticket = await sendTicket();
    const path = `/operator/ticket/${ticket.id}`;
    const remove = (ifMatch: string) => api.call('DELETE', path, { token: OPERATOR_TOKEN, ifMatch });
    const { etag = '' } = await api.operate('GET', path);
    await write(ticket.id, 'received', { text: 'Merci, et en blanc ?' });
    expect(codeOf(await remove(etag))).toEqual([412, 'record_changed']);
    const { etag: present = '', status } = await api.operate('GET', path);
    expect(status).toBe(200);
    expect((await remove(present)).status).toBe(200);
  });

  it('markup in a response: stays text in the email', async () => {
    const ticket = await sendTicket();
    await write(ticket.id, 'response', { text: '<img src=x onerror=alert(1)>' });
    const [mail] = await mailsOf(ticket);
    expect(mail?.html).not.toContain('<img src=x');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)>');
  });

  it('removed ticket: its files and its thread are gone', async () => {
    const ticket = await sendTicket();
    await write(ticket.id, 'note', { text: 'Publicité' });
    expect((await api.operate('DELETE', `/operator/ticket/${ticket.id}`)).status).toBe(200);
    expect((await api.operate('GET', `/operator/ticket/${ticket.id}`)).status).toBe(404);
    expect((await api.operate('GET', `/operator/ticket/file/${ticket.files[0]?.id}`)).status).toBe(404);
  });

  it('visitor without a token: reaches no ticket', async () => {
    const { id } = await sendTicket();
    expect((await api.get(`/operator/ticket/${id}`)).status).toBe(401);
    expect((await api.get('/operator/ticket')).status).toBe(401);
  });
});
