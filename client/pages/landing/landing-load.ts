import { subTitle } from '#client/pages/common/title/sub-title.ts';
import { createTicketsApi } from '#shared/api/tickets.ts';
import { listOrEmpty } from '#client/pages/common/load/unavailable.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { TicketFormValues, TicketSubject } from '#shared/contract/ticket.ts';
import { OutcomeError } from '#shared/page-outcome.ts';
import { LAST_STEP, readProgress, STEPS, type Progress } from './read-answers.ts';

export type LandingKind = 'thermo' | 'heating';
export type LandingData = {
  kind: LandingKind;
  progress: Progress;
  subject: TicketSubject;
  values: TicketFormValues;
  picture: ScenePicture | null;
  /** Idempotency key: submitting the same form twice creates one ticket. */
  key: string;
  startedAt: number;
};

/** Category whose picture each page shows, and the wishes that each page offers. */
const CATEGORIES: Record<LandingKind, string> = {
  thermo: 'pompe-a-chaleur',
  heating: 'chauffage-electrique',
};
const WISHES: Record<LandingKind, readonly string[]> = {
  thermo: ['heat-pump', 'hot-water', 'both'],
  heating: ['radiators', 'towel-dryer', 'whole-home'],
};

/** Loads a landing page for advertisements: a form in steps that ends in a ticket. */
export const load: PageLoad<LandingData> = async ({ api, match, search, text }) => {
  const kind = match.name === 'landing' ? 'thermo' : 'heating';
  const [values, categories] = await Promise.all([
    createTicketsApi(api.caller).formValues(),
    listOrEmpty(api.categories.list({ depth: 0 })),
  ]);
  const quote = values.subjects.find(({ id }) => id === 'quote');
  if (!quote) throw new OutcomeError({ kind: 'notFound' });
  const subject = { ...quote, fields: quote.fields.map((field) => onlyWishesOf(kind, field)) };
  const progress = readProgress(search, subject);
  const path = href(match.name, { locale: match.locale, target: 'part' });
  return {
    kind: 'ok',
    data: {
      kind,
      progress,
      subject,
      values: { ...values, subjects: [], products: [] },
      picture: categories.find(({ slug }) => slug === CATEGORIES[kind])?.picture ?? null,
      key: crypto.randomUUID(),
      startedAt: Date.now(),
    },
    meta: {
      title: subTitle(
        text(`quote.${kind}_title`),
        progress.step > 0 && text('quote.place', { step: progress.step + 1, steps: STEPS.length }),
      ),
      ...(Object.keys(progress.errors).length > 0 && { hasError: true }),
      description: text(`quote.${kind}_description`),
      indexed: search.size === 0,
      ...(progress.step === LAST_STEP && { personal: true }),
      alternates: { fr: path },
    },
  };
};

function onlyWishesOf(kind: LandingKind, field: TicketSubject['fields'][number]) {
  if (field.name !== 'wish' || !field.options) return field;
  return { ...field, options: field.options.filter(({ value }) => WISHES[kind].includes(value)) };
}
