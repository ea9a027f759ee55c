import type { ConfigurationShare } from '#shared/contract/configuration-share.ts';
import type { ContactType } from '#shared/contract/contact.ts';
import type { Caller } from './caller.ts';

type ContactsQuery = {
  type: ContactType;
  latitude?: number;
  longitude?: number;
  /** Kilometres. */
  radius?: number;
  product?: number;
  label?: string;
  page?: number;
  perPage?: number;
};

/** Installers, distributors and stockists, nearest first. */
export function createContactsApi(caller: Caller) {
  return {
    get: (id: number) => caller.call('GET /contact/{id}', { params: { id } }),
    /** Sends the customer's own configurations to an installer by email. */
    sendConfiguration: (form: ConfigurationShare) =>
      caller.call('POST /contact/send-configuration-installateur', { body: form }),
    list: (query: ContactsQuery) => caller.call('GET /contact', { query }),
  };
}
