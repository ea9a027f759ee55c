import { arrivalDay, promiseDelivery } from '#backoffice/shipping/delivery-promise.ts';
import type { OrderPromise } from '#shared/contract/delivery-promise.ts';

/** Working days in transit, and additional ones to Corsica. */
type Carrier = { name: string; days: number; corsicaDays: number };

type Ordered = {
  confirmedAt: Date | undefined;
  zipcode: string | null;
  /** `delay`: working days of production. */
  lines: readonly { reference: string; name: string; delay: number }[];
};

/** Promise of a demo order: the date of a confirmed order, otherwise the working days after the payment. */
export function demoPromise(
  carrier: Carrier | undefined,
  { confirmedAt, zipcode, lines }: Ordered,
): OrderPromise | null {
  if (!carrier) return null;
  const [longest] = lines.toSorted((one, other) => other.delay - one.delay);
  const slowest =
    longest && longest.delay > 0
      ? { reference: longest.reference, name: longest.name, delay_days: longest.delay }
      : null;
  const route = { carrier, zipcode };
  const { days } = promiseDelivery(route, slowest, { now: Date.now() });
  const date = confirmedAt && arrivalDay(route, slowest?.delay_days ?? 0, { now: confirmedAt.getTime() });
  return { date: date ?? null, days, slowest };
}
