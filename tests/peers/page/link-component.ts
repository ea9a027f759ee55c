import type { ComponentType, ReactNode } from 'react';

/** What a link of the page has. */
export type LinkProps = {
  href: string;
  className?: string;
  tabIndex?: number;
  'aria-hidden'?: boolean;
  children: ReactNode;
};

/** A link as the framework wants it: its own component, or a plain anchor. */
export type LinkComponent = ComponentType<LinkProps>;
