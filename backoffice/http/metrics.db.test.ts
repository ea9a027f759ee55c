import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';

function valueOf(text: string, name: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

describe('/metrics of the back office', () => {
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
  });
  afterAll(() => backoffice.close());

  const read = async () => (await fetch(`${backoffice.url}/metrics`)).text();
  const addPayment = async (reference: string, state: string, minutesAgo: number) => {
    const { id } = await backoffice.db
      .selectFrom('shop_order')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await backoffice.db
      .insertInto('payment')
      .values({
        order_id: id,
        provider: 'test-bank',
        reference,
        amount: 1200,
        state,
        reason: null,
        created_at: new Date(Date.now() - minutesAgo * 60_000),
        expires_at: new Date(Date.now() + 3_600_000),
        checked_at: null,
      })
      .execute();
  };

  it('payments without a response and payments due for a refund: both are counted', async () => {
    const before = valueOf(await read(), 'atre_payments_unanswered');
    await addPayment('T-1', 'pending', 11);
    await addPayment('T-2', 'pending', 9);
    await addPayment('T-3', 'refund_due', 1);
    const text = await read();
    expect(valueOf(text, 'atre_payments_unanswered')).toBe(before + 1);
    expect(valueOf(text, 'atre_refunds_due')).toBe(1);
    expect(valueOf(text, 'atre_mail_waiting')).toBe(0);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });
});
