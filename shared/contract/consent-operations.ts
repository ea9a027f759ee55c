import { consentChoice, consentRecorded } from './consent.ts';
import { operation } from './operation.ts';

export const CONSENT_OPERATIONS = [
  operation('POST /consent', {
    tag: 'consent',
    summary: 'Records a choice on the consent question as proof',
    body: consentChoice,
    response: consentRecorded,
  }),
];
