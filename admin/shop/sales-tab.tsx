import { Alert, FormControlLabel, Switch, Typography } from '@mui/material';
import { required } from 'ra-core';
import { ArrayInput, CheckboxGroupInput, NumberInput, SimpleFormIterator } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const ACCOUNT = { holder: '', iban: '', bic: '' };
const SENDER = { name: '', address: '' };

/** Means of payment, the account for transfers, VAT rates and the sender of emails. */
export function SalesTab() {
  const text = useMessages();
  return (
    <>
      <CheckboxGroupInput
        source="commerce.payment_means"
        label={text('shop.sales.payment_means')}
        choices={PAYMENT_MEANS.map((id) => ({ id, name: text(`shop.payment.${id}`) }))}
        row={false}
        validate={required()}
      />
      <Alert severity="info">{text('shop.sales.card_help')}</Alert>
      <Optional source="commerce.bank_account" empty={ACCOUNT} label={text('shop.sales.bank_account')}>
        <PlainInput
          source="commerce.bank_account.holder"
          label={text('shop.account.holder')}
          validate={required()}
        />
        <PlainInput
          source="commerce.bank_account.iban"
          label={text('shop.account.iban')}
          validate={required()}
        />
        <PlainInput
          source="commerce.bank_account.bic"
          label={text('shop.account.bic')}
          validate={required()}
        />
      </Optional>
      <Optional source="commerce.mail_sender" empty={SENDER} label={text('shop.sales.mail_sender')}>
        <PlainInput
          source="commerce.mail_sender.name"
          label={text('shop.sender.name')}
          validate={required()}
        />
        <PlainInput
          source="commerce.mail_sender.address"
          label={text('shop.sender.address')}
          validate={required()}
        />
      </Optional>
      <Typography variant="h6" component="h2">
        {text('shop.sales.vat_rates')}
      </Typography>
      <Typography>{text('shop.sales.vat_rates_help')}</Typography>
      <ArrayInput source="commerce.vat_rates" label={false}>
        <SimpleFormIterator inline disableClear>
          <NumberInput
            source=""
            label={text('shop.sales.vat_rate')}
            step={0.1}
            min={0}
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** Fields that are there together or not at all. */
function Optional({
  source,
  empty,
  label,
  children,
}: {
  source: string;
  empty: Record<string, string>;
  label: string;
  children: ReactNode;
}) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const isThere = Boolean(value);
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isThere}
            onChange={() => setValue(source, isThere ? null : empty, { shouldDirty: true })}
          />
        }
        label={label}
      />
      {isThere && children}
    </>
  );
}
