import { Typography } from '@mui/material';
import { ResourceContextProvider, useRecordContext } from 'ra-core';
import { InfiniteList } from 'ra-ui-materialui';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { VariantTable } from '#admin/prices/variant-table.tsx';

/** Variants of the product with price and stock, which are written at once. */
export function ProductVariants() {
  const text = useMessages();
  const product = useRecordContext();
  if (!product) return null;
  return (
    <>
      <Typography>{text('products.variants_help')}</Typography>
      <ResourceContextProvider value="prices">
        <InfiniteList
          filter={{ product: product.id }}
          storeKey={false}
          disableSyncWithLocation
          perPage={100}
          actions={false}
          exporter={false}
          title={false}
          sx={{ width: '100%' }}
        >
          <VariantTable hasName={false} />
        </InfiniteList>
      </ResourceContextProvider>
    </>
  );
}
