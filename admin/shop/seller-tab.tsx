import { Grid, Typography } from '@mui/material';
import { required } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { LOCALES } from '#shared/locale.ts';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const COMPANY = [
  'name',
  'form',
  'address_1',
  'zipcode',
  'city',
  'siret',
  'vat_number',
  'register',
  'phone',
  'email',
  'billing_email',
  'data_protection_email',
] as const;
const OTHERS = {
  host: ['name', 'address', 'phone'],
  mediator: ['name', 'address', 'url'],
  guarantor: ['name', 'address'],
} as const;
const SIZES = ['large', 'medium', 'small'] as const;

/** Facts of the seller, as the legal notice, the footer, e-mails and invoices state them. */
export function SellerTab() {
  const text = useMessages();
  return (
    <>
      <Typography>{text('shop.seller.help')}</Typography>
      <Grid container columnSpacing={3} sx={{ width: '100%' }}>
        {COMPANY.map((name) => (
          <Half key={name}>
            <PlainInput source={`legal.${name}`} label={text(`shop.seller.${name}`)} validate={required()} />
          </Half>
        ))}
        <Half>
          <NumberInput
            source="legal.capital"
            label={text('shop.seller.capital')}
            helperText={text('shop.seller.capital_help')}
          />
        </Half>
        <Half>
          <SelectInput
            source="legal.size"
            label={text('shop.seller.size')}
            choices={SIZES.map((id) => ({ id, name: text(`shop.size.${id}`) }))}
            validate={required()}
          />
        </Half>
        <Half>
          <TextInput source="legal.invoicing_platform" label={text('shop.seller.invoicing_platform')} />
        </Half>
        <InBoth source="legal.director" label={text('shop.seller.director')} />
      </Grid>
      {(['host', 'mediator', 'guarantor'] as const).map((party) => (
        <section key={party} style={{ width: '100%' }}>
          <Typography variant="h6" component="h2">
            {text(`shop.seller.${party}`)}
          </Typography>
          <Grid container columnSpacing={3}>
            {OTHERS[party].map((name) => (
              <Half key={name}>
                <PlainInput
                  source={`legal.${party}.${name}`}
                  label={text(`shop.party.${name}`)}
                  validate={required()}
                />
              </Half>
            ))}
            {party === 'guarantor' && (
              <InBoth source="legal.guarantor.territory" label={text('shop.seller.territory')} />
            )}
          </Grid>
        </section>
      ))}
      <BooleanInput
        source="legal.invented"
        label={text('shop.seller.invented')}
        helperText={text('shop.seller.invented_help')}
      />
    </>
  );
}

function Half({ children }: { children: ReactNode }) {
  return <Grid size={{ xs: 12, md: 6 }}>{children}</Grid>;
}

function InBoth({ source, label }: { source: string; label: string }) {
  const text = useMessages();
  return LOCALES.map((lang) => (
    <Half key={lang}>
      <PlainInput
        lang={lang}
        source={`${source}.${lang}`}
        label={text('products.label_in', { label, language: text(`products.language.${lang}`) })}
        validate={required()}
      />
    </Half>
  ));
}
