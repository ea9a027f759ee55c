import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { IconButton, TableCell, TableHead, TableRow } from '@mui/material';
import {
  useDataTableConfigContext,
  useDataTableDataContext,
  useExpandAll,
  useResourceContext,
  type RaRecord,
} from 'ra-core';
import type { ReactNode } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Heads of the columns. That of the library has a button without a name, which no key reaches. */
export function ListHead({ children }: { children?: ReactNode }) {
  const { expand } = useDataTableConfigContext();
  return (
    <TableHead className="RaDataTable-thead">
      <TableRow className="RaDataTable-row RaDataTable-headerRow">
        {Boolean(expand) && (
          <TableCell padding="none" variant="head" className="RaDataTable-headerCell">
            <OpenAllButton />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  );
}

function OpenAllButton() {
  const text = useMessages();
  const rows: RaRecord[] = useDataTableDataContext() ?? [];
  const [isOpen, toggle] = useExpandAll(
    useResourceContext() ?? '',
    rows.map(({ id }) => id),
  );
  return (
    <IconButton
      size="small"
      aria-label={text(isOpen ? 'records.close_rows' : 'records.open_rows')}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <ExpandMoreIcon fontSize="inherit" sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />
    </IconButton>
  );
}
