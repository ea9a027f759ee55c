import { createTicketsApi } from '#shared/api/tickets.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { TicketSubject } from '#shared/contract/ticket.ts';

export type ContactData = { subjects: TicketSubject[] };

export const load: PageLoad<ContactData> = async ({ api, match, text }) => {
  const site = { locale: match.locale, target: match.urlTarget };
  const { subjects } = await createTicketsApi(api.caller).formValues();
  const isPro = match.urlTarget === 'pro';
  return {
    kind: 'ok',
    data: { subjects },
    meta: {
      title: text(isPro ? 'contact.page_title_pro' : 'contact.page_title'),
      description: text(isPro ? 'contact.description_pro' : 'contact.description'),
      indexed: true,
      alternates: alternatesOf('contact', match),
      audiences: audiencesOf('contact', match),
      breadcrumb: [{ label: text('contact.title'), url: href('contact', site) }],
    },
  };
};
