import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FormatIndentDecreaseIcon from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncreaseIcon from '@mui/icons-material/FormatIndentIncrease';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MenuItem } from '#shared/contract/menu.ts';
import { useMessages, type MessageId } from '#admin/i18n/use-messages.ts';
import { ItemFields, type ItemErrors } from './item-fields.tsx';
import { MAX_LEVELS, type Path } from './menu-tree.ts';
import { addressOf, type Shown } from './use-shown.ts';

/** Buttons of an item, in their order. */
export type ItemAction = 'edit' | 'up' | 'down' | 'outdent' | 'indent' | 'add' | 'remove';

const BUTTONS: readonly [action: ItemAction, icon: SvgIconComponent, label: MessageId][] = [
  ['edit', EditIcon, 'menus.edit_item'],
  ['up', ArrowUpwardIcon, 'records.move_up'],
  ['down', ArrowDownwardIcon, 'records.move_down'],
  ['outdent', FormatIndentDecreaseIcon, 'menus.outdent'],
  ['indent', FormatIndentIncreaseIcon, 'menus.indent'],
  ['add', AddIcon, 'menus.add_below'],
  ['remove', DeleteIcon, 'menus.remove_item'],
];

type Props = {
  item: MenuItem;
  path: Path;
  errors: ItemErrors;
  shown: Shown;
  /** The fields are shown. */
  isOpen: boolean;
  /** The button that gets the focus, or the first field; `undefined`: the focus stays. */
  focus: ItemAction | 'fields' | undefined;
  isPossible: (action: ItemAction) => boolean;
  onAction: (action: ItemAction) => void;
  onChange: (item: MenuItem) => void;
  /** The items below it. */
  children: ReactNode;
};

/** An item of a menu with its buttons, and its fields while it is edited. */
export function ItemRow({
  item,
  path,
  errors,
  shown,
  isOpen,
  focus,
  isPossible,
  onAction,
  onChange,
  children,
}: Props) {
  const text = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const name = item.label.trim() || text('menus.unnamed');
  useEffect(() => {
    if (focus === undefined) return;
    const selector = focus === 'fields' ? 'input' : `[data-action="${focus}"]:not(:disabled)`;
    const found = row.current?.querySelector<HTMLElement>(selector);
    // A button is disabled where its item cannot move any further.
    (found ?? row.current?.querySelector<HTMLElement>('[data-action="edit"]'))?.focus();
  }, [focus]);
  const address =
    addressOf(item, shown) ?? text(item.type === 'no_destination' ? 'menus.heading' : 'menus.nowhere');
  const refusals = Object.values(errors);
  const actions = BUTTONS.filter(([action]) => action !== 'add' || path.length < MAX_LEVELS);
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Paper ref={row} variant="outlined" sx={{ p: 1, mb: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
            <Typography variant="body2" color={refusals.length > 0 ? 'error' : 'text.secondary'}>
              {refusals[0] ?? address}
            </Typography>
          </Box>
          <div>
            {actions.map(([action, Icon, label]) => (
              <IconButton
                key={action}
                data-action={action}
                aria-label={text(label, { name })}
                disabled={!isPossible(action)}
                onClick={() => onAction(action)}
                {...(action === 'edit' && { 'aria-expanded': isOpen })}
              >
                <Icon />
              </IconButton>
            ))}
          </div>
        </Box>
        {isOpen && <ItemFields item={item} errors={errors} onChange={onChange} />}
      </Paper>
      {children}
    </Box>
  );
}
