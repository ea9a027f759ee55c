import { createTicketsApi } from '#shared/api/tickets.ts';
import { optionalOrUnavailable, UNAVAILABLE } from '#client/pages/common/load/unavailable.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';

export type ConfirmationData = {
  /** Ticket reference; `undefined` when no form was submitted. */
  reference: string | undefined;
  /** Working days until the reply. */
  delayDays: number | undefined;
};

const REFERENCE = /^AT-[2-9A-Z]{7}$/;

/** Loads the confirmation of a submitted form from the reference and subject in the query. */
export const load: PageLoad<ConfirmationData> = async ({ api, match, search, text }) => {
  const given = search.get('reference') ?? '';
  const reference = REFERENCE.test(given) ? given : undefined;
  // The reply time is optional: the confirmation shows without it.
  const values = await optionalOrUnavailable(createTicketsApi(api.caller).formValues());
  const subjects = values === UNAVAILABLE ? [] : values.subjects;
  const subject = reference ? subjects.find(({ id }) => id === search.get('subject')) : undefined;
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: { reference, delayDays: subject?.delay_days },
    meta: {
      title: text(reference ? 'confirmation.title' : 'confirmation.none_title'),
      description: text(reference ? 'confirmation.description' : 'confirmation.none_text'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('confirmation', match),
      audiences: audiencesOf('confirmation', match),
      breadcrumb: [{ label: text('contact.title'), url: href('contact', site) }],
    },
  };
};
