import type { ReactNode } from 'react';

export const metadata = { title: 'Liste de produits' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}
