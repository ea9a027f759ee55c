import { Card, CardContent, Link, Stack, Typography } from '@mui/material';
import { useContext, useEffect, type ReactNode } from 'react';
import { LocalesMenuButton } from 'ra-ui-materialui';
import { ShopContext } from '#admin/app/shop-context.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Frame of the pages without a session: name of the shop, language, one card. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useMessages();
  const shop = useContext(ShopContext);
  useEffect(() => {
    document.title = `${title} – ${shop}`;
  }, [title, shop]);
  return (
    <Stack component="main" sx={{ alignItems: 'center', minHeight: '100vh', p: 2, pt: 6 }}>
      <Card sx={{ width: '100%', maxWidth: 480 }}>
        <CardContent>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography color="text.secondary">{text('auth.shop', { shop })}</Typography>
            <LocalesMenuButton />
          </Stack>
          <Typography variant="h5" component="h1" sx={{ mt: 2, mb: 1 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </Stack>
  );
}

/** Leads back to the sign-in. */
export function SignInLink() {
  return (
    <Link href="#/login" sx={{ display: 'inline-block', mt: 2 }}>
      {useMessages()('auth.to_sign_in')}
    </Link>
  );
}
