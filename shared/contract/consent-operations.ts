import { consentChoice, consentRecorded } from './consent.ts';
import type { Operation } from './operation.ts';

/** Calls of the consent ledger. */
export const CONSENT_OPERATIONS: readonly Operation[] = [
  {
    id: 'POST /consent',
    method: 'post',
    path: '/consent',
    summary:
      'Records a choice on the consent question, as proof: date, version, categories and a random number',
    tag: 'consent',
    access: 'public',
    body: consentChoice,
    answer: consentRecorded,
  },
];
