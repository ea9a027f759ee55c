import type { ConsentChoice } from '#shared/contract/consent.ts';
import type { Caller } from './caller.ts';

export function createConsentApi(caller: Caller) {
  return {
    record: (choice: ConsentChoice) => caller.call('POST /consent', { body: choice }),
  };
}
