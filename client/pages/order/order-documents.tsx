import { Download } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { Accordion } from '#client/ui/accordion/accordion.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { FollowedOrder, OrderDocument } from '#shared/contract/order-list.ts';
import { CreditNotes } from './credit-notes.tsx';
import styles from './order-documents.module.css';

export function OrderDocuments({ order }: { order: FollowedOrder }) {
  const text = useTranslations();
  const href = useHref();
  const { documents, parcels, credit_notes: notes, reference, status, payment, lang } = order;
  const invoice = documents.find(({ type }) => type === 'invoice');
  // A cancelled order gets no further documents. Each parcel has a delivery note of its own.
  const others = documents.filter(
    ({ type, files }) =>
      type !== 'invoice' &&
      (status !== 'cancelled' || files.length > 0) &&
      (type !== 'delivery' || parcels.length === 0),
  );
  return (
    <section aria-labelledby="order-documents" data-print="no">
      <h2 id="order-documents">{text('orders.documents')}</h2>
      {invoice && invoice.files.length > 0 ? (
        <div className={styles.invoice}>
          <p>{text('orders.invoice_number', { number: invoice.number ?? '' })}</p>
          <ButtonLink kind="secondary" icon={Download} href={href('order-bill', { reference })} data-document>
            {text('orders.invoice_open')}
          </ButtonLink>
          <InvoiceData invoice={invoice} />
        </div>
      ) : (
        <p className={styles.none}>{text(whyNot(status, payment))}</p>
      )}
      {notes.length > 0 && <CreditNotes notes={notes} lang={lang} />}
      <ul className={styles.others}>
        {others.map((document) => (
          <Other key={document.type} document={document} />
        ))}
      </ul>
    </section>
  );
}

/** The invoice as structured data for accounting, with its checksums. */
function InvoiceData({ invoice }: { invoice: OrderDocument }) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const data = invoice.files.filter(({ extra }) => extra !== 'pdf');
  return (
    <div className={styles.data}>
      <Accordion
        items={[
          {
            title: text('orders.invoice_data'),
            content: (
              <>
                <ul>
                  {data.map(({ extra, path }) => (
                    <li key={extra}>
                      <TextLink href={fileOf(path)} download>
                        {text(extra === 'xml' ? 'orders.file_xml' : 'orders.file_csv')}
                      </TextLink>
                    </li>
                  ))}
                </ul>
                <p>{text('orders.sums_hint')}</p>
                <dl>
                  {invoice.files.map(({ extra, name, sha256 }) => (
                    <div key={extra}>
                      <dt>{name}</dt>
                      <dd>
                        <code>{sha256}</code>
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

function Other({ document: { type, files } }: { document: OrderDocument }) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const name = text(type === 'delivery' ? 'orders.document_delivery' : 'orders.document_order');
  if (files.length === 0)
    return (
      <li>
        {name} <span className={styles.none}>{text('orders.document_not_yet')}</span>
      </li>
    );
  return (
    <li>
      {name}{' '}
      {files.map(({ extra, path }) => (
        <TextLink key={extra} href={fileOf(path)} download aria-label={`${name}, ${extra.toUpperCase()}`}>
          {extra.toUpperCase()}
        </TextLink>
      ))}
    </li>
  );
}

function whyNot(status: FollowedOrder['status'], payment: FollowedOrder['payment']) {
  if (status === 'cancelled') return 'orders.invoice_never';
  return payment === 'compte' ? 'orders.invoice_on_dispatch' : 'orders.invoice_on_payment';
}
