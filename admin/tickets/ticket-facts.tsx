import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import type { DeskTicket } from '#shared/contract/ticket-desk.ts';
import { useFileUrl } from '#admin/app/file-url.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const KILOBYTE = 1000;

/** The visitor, the other fields of the form and the attachments. */
export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const text = useMessages();
  const fileUrl = useFileUrl();
  const { name, email, details, files } = ticket;
  return (
    <Card>
      <CardContent>
        <Facts
          facts={[
            [text('tickets.name'), name],
            [text('tickets.email'), email],
            ...details.map(({ label, value }) => [label, value] as const),
          ]}
        />
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
