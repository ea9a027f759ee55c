import type { ConsentChoice } from '#shared/contract/consent.ts';
import type { Caller } from './caller.ts';

/** The consent ledger. */
export function createConsentApi(caller: Caller) {
  return {
    /** Records a choice. */
    record: (choice: ConsentChoice) => caller.call('POST /consent', { body: choice }),
  };
}
