import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';

type SpokenProps = {
  /** Announced when it changes; shown where there are no children. */
  text: string | false | null | undefined;
  as?: 'p' | 'span' | 'div' | 'caption';
  className?: string | undefined;
  atMount?: boolean | undefined;
  children?: ReactNode;
};

/** A text in its place in the page that is also read out when it changes: a count, a state, a result. */
export function Spoken({ text, as: Tag = 'p', className, atMount, children = text }: SpokenProps) {
  return (
    <Tag className={className} data-spoken>
      {children}
      <Announcement text={text} atMount={atMount} />
    </Tag>
  );
}
