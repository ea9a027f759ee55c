import { Alert, Button, Card, CardContent, FormControlLabel, Radio, RadioGroup, Stack } from '@mui/material';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import type { VariantListReport } from '#shared/contract/shop/catalogue-desk.ts';
import { FILES_FIELD } from '#shared/domain/attachments.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useFileUrl } from '#admin/app/file-url.ts';
import { FileButton } from '#admin/fields/file-button.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ListReport } from './list-report.tsx';

const TABLES = ['prices', 'stock'] as const;
type Table = (typeof TABLES)[number];

/** Downloads prices or stock as a table, and reads a table: first what it would change, then the change. */
export function ListTransfer({ isWriter }: { isWriter: boolean }) {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const refresh = useRefresh();
  const fileUrl = useFileUrl();
  const [table, setTable] = useState<Table>('prices');
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<VariantListReport>();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (chosen: File, isApplied: boolean) => {
    setPending(true);
    setError(undefined);
    try {
      const body = new FormData();
      body.set('table', table);
      body.set('apply', String(isApplied));
      body.set(FILES_FIELD, chosen);
      const received = await api.call('POST /operator/variant/list', { body });
      setReport(received);
      if (received.applied) refresh();
    } catch (refusal) {
      setReport(undefined);
      setError(Object.values(errors.ofFields(refusal))[0] ?? errors.ofCall(refusal));
    } finally {
      setPending(false);
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    void send(chosen, false);
  };
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <RadioGroup
            row
            aria-label={text('prices.table')}
            value={table}
            onChange={(_event, value) => {
              setTable(value === 'stock' ? 'stock' : 'prices');
              setReport(undefined);
            }}
          >
            {TABLES.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio />}
                label={text(`prices.table.${name}`)}
              />
            ))}
          </RadioGroup>
          <Button component="a" href={fileUrl('/operator/variant/list', { table })} download>
            {text('prices.download')}
          </Button>
          {isWriter && (
            <FileButton
              label={text('prices.upload')}
              accept=".csv,.xlsx"
              isPending={isPending}
              onChosen={choose}
            />
          )}
        </Stack>
        <div role="status">
          {error !== undefined && <Alert severity="error">{error}</Alert>}
          {report && file && (
            <ListReport
              name={file.name}
              table={table}
              report={report}
              isPending={isPending}
              onApply={() => void send(file, true)}
            />
          )}
        </div>
      </CardContent>
    </Card>
  );
}
