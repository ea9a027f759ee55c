import DownloadIcon from '@mui/icons-material/Download';
import { useNotify } from 'ra-core';
import { Button } from 'ra-ui-materialui';
import { useState } from 'react';
import { downloadFile } from '#admin/fields/download-file.ts';
import { tableText } from '#admin/fields/table-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

type ExportedRow = Record<string, string | number>;

type Props = {
  /** Name of the file. */
  file: string;
  /** Number of rows of the list. */
  total: number;
  /** Returns the rows, or the first of them. Called when the button is pressed. */
  load: () => ExportedRow[] | Promise<ExportedRow[]>;
};

/** Downloads a list as CSV. */
export function ExportButton({ file, total, load }: Props) {
  const text = useMessages();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      const rows = await load();
      downloadFile(file, tableText(rows));
      if (rows.length < total)
        notify('records.export_cut', { type: 'warning', messageArgs: { count: rows.length } });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button label={text('records.export')} onClick={() => void run()} disabled={isPending || total === 0}>
      <DownloadIcon />
    </Button>
  );
}
