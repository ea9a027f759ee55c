import AddIcon from '@mui/icons-material/Add';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { BLOCK_KINDS, type BlockKind } from './block-kinds.ts';

/** A button with the kinds of blocks, each with a sentence. */
export function AddBlock({ onChosen }: { onChosen: (kind: BlockKind) => void }) {
  const text = useMessages();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <div>
      <Button
        id={id}
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('pages.add_block')}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        // The new block takes the focus.
        disableRestoreFocus
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {BLOCK_KINDS.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              close();
              onChosen(kind);
            }}
            sx={{ whiteSpace: 'normal' }}
          >
            <ListItemText primary={text(`pages.kind.${kind}`)} secondary={text(`pages.kind_about.${kind}`)} />
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
