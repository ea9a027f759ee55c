import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '#routes/paths.ts';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { SignatureLayout } from './signature-layout.tsx';

/** `children` is the page inside its `<main>`. */
export type LayoutProps = { children: ReactNode };

export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  signature: SignatureLayout,
};
