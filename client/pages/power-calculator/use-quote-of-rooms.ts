import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useQuoteForm } from '#client/components/quote/use-quote-form.ts';
import type { RoomData } from './power-calculator-load.ts';
import { useRoomName } from './use-room-name.ts';

type Result = NonNullable<RoomData['result']>;

/** Address of the contact form that asks for a quote of the closest appliances, a line a room; `null` as `useQuoteForm`. */
export function useQuoteOfRooms(): ((results: readonly Result[]) => string) | null {
  const text = useTranslations();
  const nameOf = useRoomName();
  const quoteForm = useQuoteForm();
  if (!quoteForm) return null;
  return (results) => {
    const lines = results.flatMap(({ room, matches: { items, units } }) => {
      const [size] = items;
      if (!size) return [];
      return text('power.quote_line', {
        room: nameOf(room),
        count: units.count,
        appliance: `${size.product.name} ${size.model.label}`,
        reference: size.variant.reference,
      });
    });
    return quoteForm({ message: [text('power.quote_message'), ...lines].join('\n') });
  };
}
