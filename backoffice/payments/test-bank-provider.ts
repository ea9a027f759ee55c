import { isSigned, withSignature, type SignedFields } from './signature.ts';
import { NoticeFault, type PaymentProvider, type ProviderState, type ProviderWord } from './provider.ts';

type Options = {
  secret: string;
  /** Where visitors find the bank's page: below our own address, through the storefront. */
  pagePath: string;
  /** Where the bank listens for us. */
  bankUrl: () => string;
  now?: () => number;
};

const WINDOW_MS = 5 * 60_000;
const PATIENCE_MS = 4000;
const FINAL = ['paid', 'refused', 'cancelled'] as const;

/** The test bank as a payment provider: it speaks in forms and JSON whose fields are signed both ways. */
export function createTestBankProvider({
  secret,
  pagePath,
  bankUrl,
  now = Date.now,
}: Options): PaymentProvider {
  const read = (fields: SignedFields): SignedFields => {
    if (!isSigned(fields, secret)) throw new NoticeFault('bad_signature');
    if (!(Math.abs(now() - Number(fields['sent_at'])) <= WINDOW_MS)) throw new NoticeFault('too_old');
    return fields;
  };
  const ask = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(`${bankUrl()}${pagePath}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields: withSignature({ ...fields, sent_at: String(now()) }, secret) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The bank answered ${response.status}.`);
    const answer = (await response.json()) as { fields?: SignedFields };
    return read(answer.fields ?? {});
  };
  return {
    name: 'test-bank',
    prepare: ({ reference, amount, lang, returnUrl, expiresAt }) => ({
      actionUrl: `${pagePath}/pay`,
      fields: withSignature(
        {
          reference,
          amount: String(amount),
          currency: 'EUR',
          lang,
          return_url: returnUrl,
          expires_at: expiresAt.toISOString(),
        },
        secret,
      ),
    }),
    readNotice: (fields) => toWord(read(fields)),
    async askState(reference): Promise<ProviderState> {
      const fields = await ask('/state', { reference });
      if (fields['reference'] !== reference) throw new NoticeFault('malformed');
      const state = fields['state'];
      if (state === 'unknown' || state === 'pending') return { state };
      return toWord(fields);
    },
    async refund(reference, amount) {
      await ask('/refund', { reference, amount: String(amount) });
    },
  };
}

function toWord(fields: SignedFields): ProviderWord {
  const { event_id: eventId = '', reference = '', reason = '' } = fields;
  const state = FINAL.find((final) => final === fields['state']);
  const amount = Number(fields['amount']);
  if (
    !state ||
    eventId === '' ||
    reference === '' ||
    !Number.isInteger(amount) ||
    fields['currency'] !== 'EUR'
  )
    throw new NoticeFault('malformed');
  return { eventId, reference, state, amount, reason: reason === '' ? null : reason };
}
