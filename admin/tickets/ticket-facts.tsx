import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';
import { useFileUrl } from '#admin/app/file-url.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const KILOBYTE = 1000;

/** The visitor, the other fields of the form and the attachments. */
export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const text = useMessages();
  const fileUrl = useFileUrl();
  const { name, email, details, files } = ticket;
  const facts = [
    { label: text('tickets.name'), value: name },
    { label: text('tickets.email'), value: email },
    ...details,
  ];
  return (
    <Card>
      <CardContent>
        <Box component="dl" sx={{ m: 0 }}>
          {facts.map(({ label, value }) => (
            <Box key={label} sx={{ mb: 1 }}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        {files.length > 0 && (
          <>
            <Typography component="h3" variant="subtitle2">
              {text('tickets.files')}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {files.map(({ id, name: fileName, size }) => (
                <li key={id}>
                  <Link href={fileUrl(`/operator/ticket/file/${id}`)} download={fileName}>
                    {text('tickets.file', { name: fileName, size: Math.ceil(size / KILOBYTE) })}
                  </Link>
                </li>
              ))}
            </Box>
          </>
        )}
      </CardContent>
    </Card>
  );
}
