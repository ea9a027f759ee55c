import type { ReactNode } from 'react';

/** `children` is the page inside its `<main>`. */
export type LayoutProps = { children: ReactNode };
