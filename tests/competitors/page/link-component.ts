import type { ComponentType, ReactNode } from 'react';

/** Properties of a link. */
export type LinkProps = {
  href: string;
  className?: string;
  tabIndex?: number;
  'aria-hidden'?: boolean;
  children: ReactNode;
};

/** The framework's link component, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps>;
