import { isSigned, withSignature, type SignedFields } from './signature.ts';
import { NoticeError, type PaymentProvider, type ProviderState, type PaymentResult } from './provider.ts';

type Options = {
  secret: string;
  /** Path of the bank's page, served through the storefront. */
  pagePath: string;
  /** Internal address of the bank. */
  bankUrl: () => string;
  now?: () => number;
};

const WINDOW_MS = 5 * 60_000;
const CALL_TIMEOUT_MS = 4000;
const FINAL = ['paid', 'refused', 'cancelled'] as const;

/** The test bank as a payment provider: forms and JSON, signed in both directions. */
export function createTestBankProvider({
  secret,
  pagePath,
  bankUrl,
  now = Date.now,
}: Options): PaymentProvider {
  const read = (fields: SignedFields): SignedFields => {
    if (!isSigned(fields, secret)) throw new NoticeError('bad_signature');
    if (!(Math.abs(now() - Number(fields['sent_at'])) <= WINDOW_MS)) throw new NoticeError('too_old');
    return fields;
  };
  const call = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${bankUrl()}${pagePath}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: withSignature({ ...fields, sent_at: String(now()) }, secret) }),
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The bank responded with status ${response.status}.`);
    const reply = (await response.json()) as { fields?: SignedFields };
    return read(reply.fields ?? {});
  };
  return {
    name: 'test-bank',
    prepare: async ({ reference, amount, currency, lang, returnUrl, expiresAt }) => ({
      method: 'POST',
      actionUrl: `${pagePath}/pay`,
      providerId: null,
      fields: withSignature(
        {
          reference,
          amount: String(amount),
          currency,
          lang,
          return_url: returnUrl,
          expires_at: expiresAt.toISOString(),
        },
        secret,
      ),
    }),
    readNotice: (notice) => {
      if (notice.kind !== 'fields') throw new NoticeError('malformed');
      return toPaymentResult(read(notice.fields));
    },
    async askState({ reference }): Promise<ProviderState> {
      const fields = await call('/state', { reference });
      if (fields['reference'] !== reference) throw new NoticeError('malformed');
      const state = fields['state'];
      if (state === 'unknown' || state === 'pending') return { state };
      return toPaymentResult(fields);
    },
    async refund({ reference }, { refund, amount }) {
      await call('/refund', { reference, refund, amount: String(amount) });
    },
  };
}

function toPaymentResult(fields: SignedFields): PaymentResult {
  const { event_id: eventId = '', reference = '', currency = '', reason = '' } = fields;
  const state = FINAL.find((final) => final === fields['state']);
  const amount = Number(fields['amount']);
  if (!state || eventId === '' || reference === '' || currency === '' || !Number.isInteger(amount))
    throw new NoticeError('malformed');
  return { eventId, reference, state, amount, currency, reason: reason === '' ? null : reason };
}
