import { Alert, List, ListItem } from '@mui/material';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Refused fields by label, with their reasons, announced when they appear. */
export function RefusedFields({ fields }: { fields: Record<string, string> }) {
  const text = useMessages();
  const entries = Object.entries(fields);
  return (
    <div role="alert">
      {entries.length > 0 && (
        <Alert severity="error">
          {text('errors.check_fields')}
          <List dense disablePadding>
            {entries.map(([label, reason]) => (
              <ListItem key={label} disableGutters>
                {label} – {reason}
              </ListItem>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}
