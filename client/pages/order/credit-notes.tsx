import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import styles from './order-documents.module.css';

/** Credit notes of an order with their files. */
export function CreditNotes({
  notes,
  lang,
}: { notes: FollowedOrder['credit_notes'] } & Pick<FollowedOrder, 'lang'>) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const dayOf = useDay();
  const money = useMoney();
  return (
    <ul className={styles.credits}>
      {notes.map(({ id, number, issued_at: at, total, reason }) => (
        <li key={id}>
          <p>{text('orders.credit_note', { number, amount: money(total) })}</p>
          <p className={styles.none}>
            <time dateTime={at}>{dayOf(at)}</time> · <span lang={lang}>{reason}</span>
          </p>
          <p>
            <TextLink
              href={fileOf(`/order/credit-note/${id}/pdf`)}
              data-document
              aria-label={text('orders.credit_note_file', { number, type: 'PDF' })}
            >
              PDF
            </TextLink>{' '}
            <TextLink
              href={fileOf(`/order/credit-note/${id}/xml`)}
              download
              aria-label={text('orders.credit_note_file', { number, type: 'XML' })}
            >
              XML
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
