import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { PageChange } from '#shared/contract/operator-log.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages, type MessageId } from '#admin/i18n/use-messages.ts';
import { ValueChanges } from '#admin/log/value-changes.tsx';
import { listFieldChanges } from '#admin/records/field-changes.ts';
import type { PageVersion } from './list-versions.ts';

/** Labels of the fields of a page. */
const LABELS: Readonly<Record<string, MessageId>> = {
  title: 'pages.page_title',
  slug: 'products.slug',
  type: 'pages.type',
  lead: 'pages.lead',
  description: 'pages.description',
  published_at: 'pages.publication',
  tags: 'pages.tags',
  search_words: 'categories.search_words',
  exist_in: 'pages.plans',
  scene: 'pages.scene',
  review: 'pages.review',
  worksite: 'pages.worksite',
  blocks: 'pages.blocks',
};

type Props = { version: PageVersion; onRestore: (() => void) | undefined };

/** A version: when and by whom it was written, and what the write has changed. The first is the present one. */
export function VersionItem({ version: { change }, onRestore }: Props) {
  const text = useMessages();
  const { time } = useFormats();
  const restoring = change
    ? text('pages.version_restore_of', { time: time(change.at) })
    : text('pages.version_restore_first');
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      {change ? <WrittenVersion change={change} /> : <Typography>{text('pages.version_first')}</Typography>}
      {onRestore ? (
        <Button aria-label={restoring} onClick={onRestore}>
          {text('pages.version_restore')}
        </Button>
      ) : (
        <Typography variant="body2">{text('pages.version_present')}</Typography>
      )}
    </Box>
  );
}

function WrittenVersion({ change: { at, operator, before, after } }: { change: PageChange }) {
  const text = useMessages();
  const { time } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const when = time(at);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const labels = names.map((name) => {
    const label = LABELS[name];
    return label ? text(label) : name;
  });
  return (
    <>
      <Typography>
        {text('pages.version_by', { time: when, author: operator.name || text(`log.kind.${operator.kind}`) })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {before === null ? text('pages.version_created') : labels.join(', ')}
      </Typography>
      {before !== null && (
        <Button
          aria-expanded={isOpen}
          aria-label={text('pages.version_show_of', { time: when })}
          onClick={() => setOpen(!isOpen)}
        >
          {text('pages.version_show')}
        </Button>
      )}
      {isOpen && (
        <Box sx={{ overflowX: 'auto' }}>
          <ValueChanges changes={listFieldChanges(before ?? {}, after ?? {})} />
        </Box>
      )}
    </>
  );
}
