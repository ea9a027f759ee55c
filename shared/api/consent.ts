import type { ConsentChoice } from '#shared/contract/consent.ts';
import type { Caller } from './resource.ts';

/** The consent ledger. */
export function createConsentApi(caller: Caller) {
  return {
    /** Records a choice. */
    record: (choice: ConsentChoice) => caller.write<{ recorded: true }>('POST', 'consent', choice),
  };
}
