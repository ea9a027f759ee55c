import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { Navigate, useGetIdentity, useLocation, usePermissions } from 'ra-core';
import {
  AppBar,
  Layout,
  LoadingIndicator,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  UserMenu,
  useUserMenu,
  type LayoutProps,
} from 'ra-ui-materialui';
import { Suspense, useContext, useEffect } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { Permissions } from '#admin/auth/auth-provider.ts';
import { isScreen } from './access.ts';
import { AdminMenu } from './admin-menu.tsx';
import { ShopContext } from './shop-context.ts';

/** Bar, menu and screen. An operator who must set up a second factor sees the profile only. */
export function AdminLayout({ children, ...props }: LayoutProps) {
  const { permissions } = usePermissions<Permissions>();
  const { pathname } = useLocation();
  useScreenTitle(pathname);
  const isElsewhere = permissions?.mustEnrol === true && pathname !== '/profile';
  return (
    <Layout {...props} appBar={AdminBar} menu={AdminMenu}>
      <Suspense>{isElsewhere ? <Navigate to="/profile" /> : children}</Suspense>
    </Layout>
  );
}

/** Titles the document after the screen, for tabs and screen readers. */
function useScreenTitle(pathname: string): void {
  const text = useMessages();
  const shop = useContext(ShopContext);
  const screen = pathname.split('/')[1] ?? '';
  const title = isScreen(screen)
    ? text(`shell.menu.${screen}`)
    : text(screen === 'profile' ? 'profile.title' : 'shell.home');
  useEffect(() => {
    document.title = `${title} – ${shop}`;
  }, [title, shop]);
}

function AdminBar() {
  const text = useMessages();
  const { data: identity } = useGetIdentity();
  return (
    <AppBar
      color="secondary"
      userMenu={
        <UserMenu label={identity?.fullName ?? text('profile.title')}>
          <ProfileItem />
          <Logout />
        </UserMenu>
      }
      toolbar={
        <>
          <LocalesMenuButton />
          <LoadingIndicator />
        </>
      }
    >
      <ScreenHeading />
    </AppBar>
  );
}

/** The title of the screen is its heading; Material UI renders `h6` where only the size is meant. */
function ScreenHeading() {
  return <TitlePortal variantMapping={{ h6: 'h1' }} />;
}

function ProfileItem() {
  const text = useMessages();
  const menu = useUserMenu();
  return (
    <MenuItem component="a" href="#/profile" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ManageAccountsIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('profile.title')}</ListItemText>
    </MenuItem>
  );
}
