import { consentChoice, consentRecorded } from './consent.ts';
import { operation } from './operation.ts';

/** Calls of the consent ledger. */
export const CONSENT_OPERATIONS = [
  operation('POST /consent', {
    tag: 'consent',
    summary:
      'Records a choice on the consent question, as proof: date, version, categories and a random number',
    body: consentChoice,
    response: consentRecorded,
  }),
];
