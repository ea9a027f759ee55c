import type { DeliveryProgress, DeliveryPromise, OrderPromise } from '#shared/contract/delivery-promise.ts';
import type { Locale } from '#shared/locale.ts';
import { dayText } from './day-text.ts';
import { timeText } from './distance-text.ts';
import { momentInParis } from './opening-hours.ts';
import type { PaymentMeans } from './order-status.ts';

type Words = {
  dated: (day: string) => string;
  afterTransfer: (days: string) => string;
  afterPayment: (days: string) => string;
  condition: (day: string, time: string) => string;
  slowest: (line: string, reference: string, days: string) => string;
  madeToOrder: string;
  moved: (day: string) => string;
  overdue: string;
  delivered: (day: string) => string;
  days: (count: number) => string;
};

/**
 * Texts about the delivery date. Pages, emails and documents of two programs share them, so they are not in
 * `locales/`.
 */
const WORDS: Record<Locale, Words> = {
  fr: {
    dated: (day) => `Livraison prévue le ${day}`,
    afterTransfer: (days) => `Livraison au plus tard ${days} après l’arrivée de votre virement`,
    afterPayment: (days) => `Livraison au plus tard ${days} après la confirmation de votre paiement`,
    condition: (day, time) => `Si la commande est confirmée avant le ${day} à ${time}`,
    slowest: (name, reference, days) =>
      `Délai fixé par ${name}, réf. ${reference}\u00a0: fabrication à la commande, ${days}`,
    madeToOrder: 'Fabrication à la commande',
    moved: (day) => `Désormais attendue le ${day}`,
    overdue: 'Nous n’avons pas encore la confirmation de la livraison',
    delivered: (day) => `Livrée le ${day}`,
    days: (count) => `${count} ${count > 1 ? 'jours ouvrés' : 'jour ouvré'}`,
  },
  en: {
    dated: (day) => `Delivery expected on ${day}`,
    afterTransfer: (days) => `Delivery within ${days} of your transfer arriving`,
    afterPayment: (days) => `Delivery within ${days} of your payment being confirmed`,
    condition: (day, time) => `If the order is confirmed before ${time} on ${day}`,
    slowest: (name, reference, days) => `Set by ${name}, ref. ${reference}: made to order in ${days}`,
    madeToOrder: 'Made to order',
    moved: (day) => `Now expected on ${day}`,
    overdue: 'We have not received confirmation of delivery yet',
    delivered: (day) => `Delivered on ${day}`,
    days: (count) => `${count} working ${count === 1 ? 'day' : 'days'}`,
  },
};

/** Returns the promise in one sentence without its full stop. An order without a date awaits its payment. */
export function promiseText(
  { date, days }: Pick<OrderPromise, 'date' | 'days'>,
  payment: PaymentMeans,
  locale: Locale,
): string {
  const words = WORDS[locale];
  if (date !== null) return words.dated(dayText(date, locale));
  return payment === 'virement'
    ? words.afterTransfer(words.days(days))
    : words.afterPayment(words.days(days));
}

/** Returns the deadline for confirmation of an order, for which the promise is valid. */
export function promiseConditionText(
  { confirmed_before: moment }: Pick<DeliveryPromise, 'confirmed_before'>,
  locale: Locale,
): string {
  const { day, time } = momentInParis(Date.parse(moment));
  return WORDS[locale].condition(dayText(day, locale), timeText(time, locale));
}

/** Returns the text about the line that decides the date. */
export function slowestLineText(line: NonNullable<OrderPromise['slowest']>, locale: Locale): string {
  const { days, slowest } = WORDS[locale];
  return slowest(line.name, line.reference, days(line.delay_days));
}

/** Returns the lead time of a part that is made to order, in working days. */
export function leadTimeText(delayDays: number, locale: Locale): string {
  const { days, madeToOrder } = WORDS[locale];
  return delayDays > 0 ? `${madeToOrder}, ${days(delayDays)}` : madeToOrder;
}

export function progressText({ state, date }: DeliveryProgress, locale: Locale): string {
  const words = WORDS[locale];
  if (state === 'overdue' || date === null) return words.overdue;
  return words[state](dayText(date, locale));
}
