import type { ComponentType } from 'react';
import type { LayoutName } from '#routes/paths.ts';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SignatureLayout } from './signature-layout.tsx';

export const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  signature: SignatureLayout,
};
