import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { ticketForm } from '#tests/support/ticket-form.ts';

let backoffice: TestBackoffice;

beforeAll(async () => {
  backoffice = await startTestBackoffice();
});
afterAll(() => backoffice.close());

async function send(fields: Record<string, string>) {
  const response = await fetch(`${backoffice.url}/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1`, {
    method: 'POST',
    body: ticketForm({ subject: 'appointment', ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function readMailbox(path = '/mailbox'): Promise<string> {
  return (await fetch(backoffice.url + path)).text();
}

it('[CT-05] [PR-05] appointment: its way, place and days are in the email to the team, in words', async () => {
  const { status, body } = await send({
    meeting: 'showroom',
    showroom: 'Roanne',
    first_day: '2099-12-01',
    time_of_day: 'morning',
    phone: '02 61 91 12 12',
  });
  expect(status).toBe(200);
  const path = new RegExp(`/mailbox/\\d+(?=">\\[${String(body['reference'])})`).exec(
    await readMailbox(),
  )?.[0];
  const mail = await readMailbox(path);
  for (const words of ['En salle d’exposition', 'Roanne', 'mardi 1er décembre 2099', 'Le matin'])
    expect(mail).toContain(words);
});

it('[CT-05] appointment without its place, on a past day: every field is refused with its code', async () => {
  const { status, body } = await send({
    meeting: 'showroom',
    first_day: '2020-01-02',
    second_day: 'soon',
  });
  expect([status, body['errors']]).toEqual([
    422,
    {
      phone: 'required',
      showroom: 'required',
      first_day: 'too_early',
      second_day: 'invalid',
      time_of_day: 'required',
    },
  ]);
});
