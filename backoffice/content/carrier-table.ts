import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readCarriers, type StoredCarrier } from '#backoffice/shipping/list-carriers.ts';
import { CUT_OFF } from '#shared/domain/chronopost-window.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

const GRAMS = 1000;
const MINUTES = /:00$/;

type Words = {
  head: string[];
  days: (count: number) => string;
  corsica: (count: number) => string;
  upTo: (kilos: string) => string;
  from: (kilos: string) => string;
  express: string;
};

const WORDS: Record<Locale, Words> = {
  fr: {
    head: ['Transporteur', 'Vers le continent', 'Vers la Corse', 'Masse'],
    days: (count) => `${count}\u00a0${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`,
    corsica: (count) => `${count}\u00a0${count === 1 ? 'jour' : 'jours'} de plus`,
    upTo: (kilos) => `jusqu’à ${kilos}\u00a0kg`,
    from: (kilos) => `à partir de ${kilos}\u00a0kg`,
    express: `départ du lundi au jeudi, avant ${CUT_OFF.replace(MINUTES, '\u00a0h')}`,
  },
  en: {
    head: ['Carrier', 'To the mainland', 'To Corsica', 'Weight'],
    days: (count) => `${count} working ${count === 1 ? 'day' : 'days'}`,
    corsica: (count) => `${count} ${count === 1 ? 'day' : 'days'} more`,
    upTo: (kilos) => `up to ${kilos}\u00a0kg`,
    from: (kilos) => `from ${kilos}\u00a0kg`,
    express: 'leaves Monday to Thursday, before 1 p.m.',
  },
};

/** The carriers of the site with their times and weights, as the terms of sale show them. */
export async function carrierTable(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
): Promise<{ head: string[]; rows: string[][] }> {
  const carriers = await readCarriers(db, { siteId, lang });
  const words = WORDS[lang];
  const rows = carriers.map(({ name, label, days, corsicaDays, rates }) => [
    label,
    [words.days(days), ...(name === 'chronopost' ? [words.express] : [])].join(', '),
    words.corsica(corsicaDays),
    weightText(rates, words, lang),
  ]);
  return { head: words.head, rows };
}

function weightText({ lightest, heaviest }: StoredCarrier['rates'], words: Words, lang: Locale): string {
  const kilos = (grams: number) => formatFigure(grams / GRAMS, lang);
  return [
    ...(lightest > 0 ? [words.from(kilos(lightest))] : []),
    ...(heaviest === null ? [] : [words.upTo(kilos(heaviest))]),
  ].join(', ');
}
