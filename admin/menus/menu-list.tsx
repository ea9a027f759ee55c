import { Card, Link as Anchor, List, ListItem, ListItemText } from '@mui/material';
import { useGetList, useRequireAccess } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import { Link } from 'react-router-dom';
import type { RecordOf } from '#shared/contract/records.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ExportButton } from '#admin/lists/export-button.tsx';
import { MENU_CODES } from './menu-places.ts';
import { useMenuName } from './use-menu-name.ts';

type Menu = RecordOf<'menu'> & { id: number };

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** The menus of the site by their places, also those that the shop has not filled yet. */
export function MenuList() {
  const text = useMessages();
  const menuName = useMenuName();
  useRequireAccess({ resource: 'menus', action: 'list' });
  const { data } = useGetList<Menu>('menus', ALL);
  const menus = data ?? [];
  const codes = [...new Set([...MENU_CODES, ...menus.map(({ code }) => code)])];
  const itemsOf = (code: string) =>
    menus
      .find((menu) => menu.code === code)
      ?.items.map(({ label }) => label)
      .join(', ') ?? '';
  const toRows = () =>
    codes.map((code) => ({
      [text('menus.edit')]: menuName(code),
      [text('menus.items')]: itemsOf(code),
    }));
  return (
    <Card sx={{ mt: 2 }}>
      <Title title={text('menus.title')} />
      <ExportButton file="menus.csv" total={data ? codes.length : 0} load={toRows} />
      <List aria-label={text('menus.title')}>
        {data &&
          codes.map((code) => {
            const menu = menus.find((stored) => stored.code === code);
            const items = itemsOf(code);
            return (
              <ListItem key={code}>
                <ListItemText
                  primary={
                    <Anchor
                      component={Link}
                      to={menu ? `/menus/${menu.id}` : '/menus/create'}
                      state={menu ? undefined : { record: { code, items: [] } }}
                    >
                      {menuName(code)}
                    </Anchor>
                  }
                  secondary={items === '' ? text('menus.none') : items}
                />
              </ListItem>
            );
          })}
      </List>
    </Card>
  );
}
