import DownloadIcon from '@mui/icons-material/Download';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { downloadFile } from '#admin/fields/download-file.ts';
import { tableText } from '#admin/fields/table-text.ts';

type Props<Entry extends RaRecord> = {
  /** Name of the file. */
  file: string;
  toRow: (entry: Entry) => Record<string, string | number>;
};

/** Downloads the records that match the filters of the list as CSV. */
export function ExportButton<Entry extends RaRecord>({ file, toRow }: Props<Entry>) {
  const text = useMessages();
  const provider = useDataProvider();
  const notify = useNotify();
  const { resource, filterValues, total = 0 } = useListContext();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const { data } = await provider.getList<Entry>(resource, {
        filter: filterValues,
        pagination: { page: 1, perPage: total },
      });
      downloadFile(file, tableText(data.map(toRow)));
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
