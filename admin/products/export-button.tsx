import DownloadIcon from '@mui/icons-material/Download';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { downloadFile } from '#admin/fields/download-file.ts';
import { tableText } from '#admin/fields/table-text.ts';
import type { ProductOverview } from './operator-types.ts';

/** Downloads the products that match the filters as CSV. */
export function ExportButton() {
  const text = useMessages();
  const provider = useDataProvider();
  const notify = useNotify();
  const { filterValues, total = 0 } = useListContext();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { data } = await provider.getList<ProductOverview>('products', {
        filter: filterValues,
        pagination: { page: 1, perPage: total },
      });
      downloadFile('products.csv', tableText(data.map(toRow)));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      label={text('products.export')}
      onClick={() => void run()}
      disabled={isPending || total === 0}
      startIcon={<DownloadIcon />}
    />
  );
}

function toRow({ reference, name, type, published, variants, price_from: price, stock }: ProductOverview) {
  return {
    reference,
    name,
    type,
    published: published ? 'yes' : 'no',
    variants,
    price_from: price === null ? '' : price / 100,
    stock,
  };
}
