import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';

let UserMenu: ComponentType | undefined;

/** Loads the user menu's code: the server once, browsers of customers who are logged in before hydration. */
export async function loadUserMenu(): Promise<void> {
  ({ UserMenu } = await import('./user-menu.tsx'));
}

type UserMenuSlotProps = {
  /** A link to the account, until the menu's code is there: after a login in this document. */
  children: ReactNode;
};

/** The user menu of a customer who is logged in. Other visitors do not fetch its code. */
export const UserMenuSlot = island(UserMenuSlotPart, Nothing);

function UserMenuSlotPart({ children }: UserMenuSlotProps) {
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
