import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, CardContent, IconButton, Stack, Typography } from '@mui/material';
import { SourceContextProvider } from 'ra-core';
import { useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { EditedLanguage } from '../edited-language.ts';
import { BlockErrors } from './block-errors.tsx';
import { BlockForm } from './block-form.tsx';
import { summaryOf } from './block-kinds.ts';

export type BlockControl = 'toggle' | 'up' | 'down';

type Props = {
  index: number;
  total: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  idOf: (control: BlockControl) => string;
};

const MAX_SUMMARY = 90;

/** A block with its number, its form and its buttons. Refusals show on a closed block too. */
export function BlockCard({ index, total, isOpen, onToggle, onMove, onDuplicate, onRemove, idOf }: Props) {
  const text = useMessages();
  const lang = useContext(EditedLanguage);
  const block: PageBlockRecord | undefined = useWatch({ name: `blocks.${index}` });
  const source = useMemo(
    () => ({
      getSource: (name: string) => `blocks.${index}.${name}`,
      getLabel: (name: string) => name,
    }),
    [index],
  );
  if (!block) return null;
  const name = text('pages.block_name', { place: index + 1, name: text(`pages.kind.${block.type}`) });
  const bodyId = `block-${index}-body`;
  return (
    <Card variant="outlined" component="section" aria-label={name}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', px: 1 }}>
        <Typography component="h3" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Button
            id={idOf('toggle')}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
            startIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            sx={{ textAlign: 'left', maxWidth: '100%' }}
          >
            {name}
          </Button>
        </Typography>
        <Box>
          <IconButton
            id={idOf('up')}
            aria-label={text('pages.block_up', { name })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            id={idOf('down')}
            aria-label={text('pages.block_down', { name })}
            disabled={index === total - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDownwardIcon />
          </IconButton>
          <IconButton aria-label={text('pages.block_duplicate', { name })} onClick={onDuplicate}>
            <ContentCopyIcon />
          </IconButton>
          <IconButton aria-label={text('pages.block_remove', { name })} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        </Box>
      </Stack>
      {!isOpen && (
        <Typography lang={lang} color="text.secondary" noWrap sx={{ px: 2, pb: 1 }}>
          {summaryOf(block).slice(0, MAX_SUMMARY)}
        </Typography>
      )}
      <BlockErrors index={index} />
      <div id={bodyId}>
        {isOpen && (
          <CardContent>
            <SourceContextProvider value={source}>
              <BlockForm type={block.type} />
            </SourceContextProvider>
          </CardContent>
        )}
      </div>
    </Card>
  );
}
