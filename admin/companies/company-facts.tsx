import { Alert } from '@mui/material';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import type { OrderAddress } from '#shared/contract/order-call.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Number, entry of the register and addresses. */
export function CompanyFacts({ company: { siret, register, addresses } }: { company: CompanyDetails }) {
  const text = useMessages();
  return (
    <SectionCard title={text('companies.name')}>
      {register?.active === false && <Alert severity="warning">{text('companies.closed')}</Alert>}
      <Facts
        facts={[
          [text('companies.siret'), siret],
          [
            text('companies.register'),
            register && `${register.name}, ${register.address_1}, ${register.zipcode} ${register.city}`,
          ],
          [
            text('companies.addresses'),
            addresses.length > 0 &&
              addresses.map((address, index) => (
                <div key={`${index} ${address.address_1}`}>{lineOf(address)}</div>
              )),
          ],
        ]}
      />
    </SectionCard>
  );
}

function lineOf({ label, address_1: first, address_2: second, zipcode, city, mobile }: OrderAddress): string {
  return [label, first, second, `${zipcode} ${city}`, mobile].filter(Boolean).join(', ');
}
