import { Link } from '@mui/material';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import { useCarrierName } from '#admin/carriers/use-carriers.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Buyer, addresses and wishes as they were on the day of the order. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const text = useMessages();
  const carrierName = useCarrierName();
  const { buyer, relay, phone } = order;
  return (
    <SectionCard title={text('orders.buyer')}>
      <Facts
        facts={[
          [text('orders.buyer_name'), buyer.name],
          [text('orders.contact'), buyer.contact === buyer.name ? '' : buyer.contact],
          [text('orders.customer_number'), buyer.number],
          [text('orders.email'), buyer.email.includes('@') ? <MailLink email={buyer.email} /> : buyer.email],
          [text('orders.phone'), phone],
          [text('orders.siret'), buyer.siret],
          [text('orders.language'), text(`orders.language.${order.lang}`)],
          [text('orders.delivery_address'), <Address key="delivery" address={order.delivery_address} />],
          [text('orders.relay'), relay && `${relay.nom} (${relay.identifiant})`],
          [text('orders.invoice_address'), <Address key="invoice" address={order.invoice_address} />],
          [text('orders.carrier'), carrierName(order.carrier)],
          [text('orders.order_number'), order.order_number],
          [text('orders.site_reference'), order.site_reference],
          [text('orders.comment'), order.comment],
        ]}
      />
    </SectionCard>
  );
}

function MailLink({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

function Address({ address }: { address: OrderAddress }) {
  const { label, address_1: first, address_2: second, zipcode, city, mobile } = address;
  return [label, first, second, `${zipcode} ${city}`, mobile]
    .filter((line) => line !== null && line !== '')
    .map((line, index) => (
      <span key={index}>
        {index > 0 && <br />}
        {line}
      </span>
    ));
}
