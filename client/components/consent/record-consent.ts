import type { BrowserApi } from '#client/app/api/api-context.ts';
import { createConsentApi } from '#shared/api/consent.ts';
import { CONSENT_VERSION, type Consent, type ConsentCategory } from '#shared/domain/consent.ts';

const RECEIPT_BYTES = 16;

/** A random receipt: 16 bytes as base64url, unrelated to the browser. */
export function createReceipt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RECEIPT_BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Records a decision. Errors are ignored, because the decision is valid without the record. */
export async function recordConsent(
  api: BrowserApi,
  { choices, receipt }: Consent,
  asked: ConsentCategory[],
): Promise<void> {
  if (!receipt) return;
  const accepted = asked.filter((category) => choices[category]);
  await createConsentApi(api.caller)
    .record({ receipt, version: CONSENT_VERSION, asked, accepted })
    .catch(() => undefined);
}
