import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import type { Address } from '#shared/contract/customer.ts';
import styles from './address-uses.module.css';

export function AddressUses({ address: { type } }: { address: Address }) {
  const text = useTranslations();
  if (type.length === 0) return null;
  return (
    <p className={styles.uses}>
      {type.map((use) => (
        <Badge key={use}>{text(`account.address_${use}`)}</Badge>
      ))}
    </p>
  );
}
