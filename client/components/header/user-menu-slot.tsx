import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';

let UserMenu: ComponentType | undefined;

/** Loads the user menu: the server once, browsers of logged-in customers before hydration. */
export async function loadUserMenu(): Promise<void> {
  ({ UserMenu } = await import('./user-menu.tsx'));
}

type UserMenuSlotProps = {
  /** A link to the account, until the module is loaded after a login in this document. */
  children: ReactNode;
};

/** The user menu of a logged-in customer. Other visitors do not load its code. */
export const UserMenuSlot = island(UserMenuSlotContent, Nothing);

function UserMenuSlotContent({ children }: UserMenuSlotProps) {
  const [isLoaded, setLoaded] = useState(UserMenu !== undefined);
  useEffect(() => {
    if (!isLoaded)
      loadUserMenu().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isLoaded]);
  return isLoaded && UserMenu ? <UserMenu /> : children;
}
