import { Box, Button } from '@mui/material';
import { useInput } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { MenuItem } from '#shared/contract/menu.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { ItemErrors } from './item-fields.tsx';
import { ItemRow, type ItemAction } from './item-row.tsx';
import {
  addItem,
  indentItem,
  moveItem,
  outdentItem,
  removeItem,
  replaceItem,
  siblingOf,
  type Changed,
  type Path,
} from './menu-tree.ts';
import type { Shown } from './use-shown.ts';

type Focus = { path: Path; part: ItemAction | 'fields' };

/** The items of a menu as a tree that buttons change. Refusals stand at their items, whose fields are then open. */
export function MenuItemsInput({ shown }: { shown: Shown }) {
  const text = useMessages();
  const { field } = useInput<MenuItem[]>({ source: 'items', defaultValue: [] });
  const { clearErrors } = useFormContext();
  const { errors } = useFormState();
  const [open, setOpen] = useState<string>();
  const [focus, setFocus] = useState<Focus>();
  const items: MenuItem[] = field.value;
  /** Refusals name places, which a change of the tree makes wrong. */
  const change = ({ items: changed, path }: Changed, part: Focus['part']) => {
    clearErrors('items');
    field.onChange(changed);
    setOpen(part === 'fields' ? keyOf(path) : undefined);
    setFocus({ path, part });
  };
  const act = (path: Path, action: ItemAction) => {
    if (action === 'edit') {
      setFocus(undefined);
      setOpen(open === keyOf(path) ? undefined : keyOf(path));
      return;
    }
    const changed = changeOf(items, path, action);
    if (changed) change(changed, action === 'add' ? 'fields' : action);
  };
  const renderItems = (siblings: readonly MenuItem[], above: Path): ReactNode =>
    siblings.map((item, index) => {
      const path = [...above, index];
      const key = keyOf(path);
      const refused = refusalsOf(get(errors, fieldOf(path)));
      return (
        <ItemRow
          key={key}
          item={item}
          path={path}
          errors={refused}
          shown={shown}
          isOpen={open === key || Object.keys(refused).length > 0}
          focus={focus && keyOf(focus.path) === key ? focus.part : undefined}
          isPossible={(action) => action === 'edit' || changeOf(items, path, action) !== undefined}
          onAction={(action) => act(path, action)}
          onChange={(changed) => {
            // The form forgets refusals as soon as something is typed: the fields stay open.
            setOpen(key);
            field.onChange(replaceItem(items, path, changed));
          }}
        >
          {item.childs.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: { xs: 1.5, sm: 4 } }}>
              {renderItems(item.childs, path)}
            </Box>
          )}
        </ItemRow>
      );
    });
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="ul" aria-label={text('menus.items')} sx={{ p: 0, m: 0 }}>
        {renderItems(items, [])}
      </Box>
      <Button variant="outlined" onClick={() => change(addItem(items, []), 'fields')}>
        {text('menus.add')}
      </Button>
    </Box>
  );
}

/** The tree after an action; `undefined`: it is not possible. After a removal the item before it gets the focus. */
function changeOf(items: readonly MenuItem[], path: Path, action: ItemAction): Changed | undefined {
  switch (action) {
    case 'up':
      return moveItem(items, path, -1);
    case 'down':
      return moveItem(items, path, 1);
    case 'indent':
      return indentItem(items, path);
    case 'outdent':
      return outdentItem(items, path);
    case 'add':
      return addItem(items, path);
    case 'remove':
      return { items: removeItem(items, path), path: beforeOf(path) };
    case 'edit':
      return undefined;
  }
}

function beforeOf(path: Path): Path {
  const index = path.at(-1) ?? 0;
  if (index > 0) return siblingOf(path, index - 1);
  return path.length > 1 ? path.slice(0, -1) : path;
}

/** The path of an item as refusals name it: `items.2.childs.0`. */
function fieldOf(path: Path): string {
  return `items.${path.join('.childs.')}`;
}

function keyOf(path: Path): string {
  return path.join('.');
}

function refusalsOf(refused: unknown): ItemErrors {
  const fields = (refused ?? {}) as Record<string, { message?: unknown } | undefined>;
  return Object.fromEntries(
    (['label', 'code', 'slug', 'childs'] as const).flatMap((name) => {
      const message = fields[name]?.message;
      return typeof message === 'string' ? [[name, message]] : [];
    }),
  );
}
