import { Box, Typography } from '@mui/material';
import { SimpleForm } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import type { MenuItem } from '#shared/contract/menu.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { TwoColumns } from '#admin/fields/two-columns.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OperatorLanguage } from '#admin/records/operator-language.tsx';
import { RecordToolbar } from '#admin/records/record-toolbar.tsx';
import { MenuItemsInput } from './menu-items-input.tsx';
import { isPlaced, MENU_PLACES } from './menu-places.ts';
import { MenuPreview } from './menu-preview.tsx';
import { useMenuName } from './use-menu-name.ts';
import { useShown } from './use-shown.ts';

/** The tree of a menu, and beside it what the site makes of it. */
export function MenuForm({ isStored }: { isStored: boolean }) {
  return (
    <SimpleForm noValidate toolbar={<MenuToolbar isStored={isStored} />} warnWhenUnsavedChanges>
      <OperatorLanguage />
      <MenuEditor />
    </SimpleForm>
  );
}

function MenuEditor() {
  const text = useMessages();
  const menuName = useMenuName();
  const code = String(useWatch({ name: 'code' }) ?? '');
  const { layout, target } = isPlaced(code)
    ? MENU_PLACES[code]
    : { layout: 'bar' as const, target: 'part' as const };
  const shown = useShown(target);
  const items = (useWatch({ name: 'items' }) ?? []) as MenuItem[];
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ my: 1 }}>{menuName(code)}</Typography>
      <TwoColumns>
        <MenuItemsInput shown={shown} />
        <SectionCard title={text('menus.preview')}>
          <MenuPreview items={items} layout={layout} shown={shown} />
          {JSON.stringify(items).includes('{{') && (
            <Typography variant="body2" color="text.secondary">
              {text('menus.facts')}
            </Typography>
          )}
        </SectionCard>
      </TwoColumns>
    </Box>
  );
}

function MenuToolbar({ isStored }: { isStored: boolean }) {
  const text = useMessages();
  const removal = { title: text('menus.remove_title'), text: text('menus.remove_text') };
  return <RecordToolbar removal={isStored ? removal : undefined} />;
}
