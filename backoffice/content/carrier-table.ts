import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import { readCarriers, type StoredCarrier } from '#backoffice/shipping/list-carriers.ts';
import { CUT_OFF } from '#shared/domain/chronopost-window.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const GRAMS = 1000;
const NOON = 12;

const HEAD = ['carrier', 'mainland', 'corsica', 'weight'] as const;

/** Carriers of the site with their times and weights, as a table of the terms of sale. */
export async function carrierTable(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
): Promise<{ head: string[]; rows: string[][] }> {
  const carriers = await readCarriers(db, { siteId, lang });
  const text = messageFormatter(lang);
  const rows = carriers.map(({ name, label, days, corsicaDays, rates }) => [
    label,
    [
      text('carriers.days', { count: days }),
      ...(name === 'chronopost' ? [text('carriers.express', { time: cutOffText(lang) })] : []),
    ].join(', '),
    text('carriers.more_days', { count: corsicaDays }),
    weightText(rates, lang),
  ]);
  return { head: HEAD.map((column) => text(`carriers.${column}`)), rows };
}

function weightText({ lightest, heaviest }: StoredCarrier['rates'], lang: Locale): string {
  const text = messageFormatter(lang);
  const kilos = (grams: number) => formatFigure(grams / GRAMS, lang);
  return [
    ...(lightest > 0 ? [text('carriers.from', { kilos: kilos(lightest) })] : []),
    ...(heaviest === null ? [] : [text('carriers.up_to', { kilos: kilos(heaviest) })]),
  ].join(', ');
}

/** `13 h`, `1 p.m.` */
function cutOffText(lang: Locale): string {
  const hour = Number.parseInt(CUT_OFF, 10);
  return formatMessage(lang, 'carriers.cut_off', { hour: String(lang === 'fr' ? hour : hour - NOON) });
}
