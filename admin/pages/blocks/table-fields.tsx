import { TextField } from '@mui/material';
import { required, useSourceContext } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import { useContext, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DATA_TABLES } from '#shared/contract/page-block.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { EditedLanguage } from '../edited-language.ts';
import { PageText } from '../page-text.tsx';
import { parseTable, printTable } from './table-lines.ts';

export function TableFields() {
  const text = useMessages();
  return (
    <>
      <PageText source="caption" label={text('pages.field.caption')} validate={required()} />
      <CellsInput />
    </>
  );
}

/** Headings and rows as lines. A line keeps its spaces while it is typed. */
function CellsInput() {
  const text = useMessages();
  const lang = useContext(EditedLanguage);
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const stored = printTable({
    head: useWatch({ name: getSource('head') }) ?? [],
    rows: useWatch({ name: getSource('rows') }) ?? [],
  });
  const [typed, setTyped] = useState(stored);
  const isTyped = printTable(parseTable(typed)) === stored;
  return (
    <TextField
      label={text('pages.field.cells')}
      helperText={text('pages.cells_help')}
      multiline
      minRows={4}
      value={isTyped ? typed : stored}
      onChange={({ target }) => {
        const { head, rows } = parseTable(target.value);
        setTyped(target.value);
        setValue(getSource('head'), head, { shouldDirty: true });
        setValue(getSource('rows'), rows, { shouldDirty: true });
      }}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}

export function DataTableFields() {
  const text = useMessages();
  return (
    <>
      <SelectInput
        source="source"
        label={text('pages.field.data')}
        choices={DATA_TABLES.map((id) => ({ id, name: text(`pages.data.${id}`) }))}
        validate={required()}
      />
      <PageText source="caption" label={text('pages.field.caption')} validate={required()} />
    </>
  );
}
