import { createTicketsApi } from '#shared/api/tickets.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { TicketFormValues, TicketSubject } from '#shared/contract/ticket.ts';
import type { FormValues } from '#shared/form-state.ts';

export type ContactFormData = {
  values: TicketFormValues;
  /** The selected subject; without one, the page lists the subjects. */
  subject: TicketSubject | undefined;
  /** Field values from the query: product and fault code pages link here with them. */
  prefilled: FormValues;
  /** Idempotency key: submitting the same form twice creates one ticket. */
  key: string;
  startedAt: number;
};

/** Fields that the query may fill in, and their maximum length. */
const PREFILLED = ['product', 'serial_number', 'fault_code', 'message', 'room', 'surface'];
const MAX_PREFILLED_LENGTH = 500;

/** Loads the contact form of a subject (`?subject=`), or the list of subjects. */
export const load: PageLoad<ContactFormData> = async ({ api, match, search, text }) => {
  const site = { locale: match.locale, target: match.urlTarget };
  const values = await createTicketsApi(api.caller).formValues();
  const subject = values.subjects.find(({ id }) => id === search.get('subject'));
  const path = href('contact-form', site);
  return {
    kind: 'ok',
    data: {
      values,
      subject,
      prefilled: readPrefilled(search),
      key: crypto.randomUUID(),
      startedAt: Date.now(),
    },
    meta: {
      title: subject
        ? text('contact.form_page_title', { subject: subject.label })
        : text('contact.form_title'),
      description: text('contact.form_description'),
      indexed: search.size === 0,
      personal: true,
      alternates: alternatesOf('contact-form', match),
      audiences: audiencesOf('contact-form', match),
      breadcrumb: [
        { label: text('contact.title'), url: href('contact', site) },
        { label: text('contact.form_crumb'), url: path },
      ],
    },
  };
};

function readPrefilled(search: URLSearchParams): FormValues {
  const entries = PREFILLED.flatMap((name): [string, string[]][] => {
    const value = search.get(name);
    return value ? [[name, [value.slice(0, MAX_PREFILLED_LENGTH)]]] : [];
  });
  return Object.fromEntries(entries);
}
