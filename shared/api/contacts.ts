import type { ConfigurationShare } from '#shared/contract/configuration-share.ts';
import type { ContactList, ContactPoint, ContactType } from '#shared/contract/contact.ts';
import type { Caller } from './resource.ts';

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
    get: (id: number) => caller.get<ContactPoint>(`contact/${id}`),
    /** Mails configurations of one's own to an installer. */
    sendConfiguration: (form: ConfigurationShare) =>
      caller.write<{ sent: true }>('POST', 'contact/send-configuration-installateur', form),
    list: (query: ContactsQuery) => caller.get<ContactList>('contact', query),
  };
}
