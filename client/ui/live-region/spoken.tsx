import type { ReactNode } from 'react';
import { Announcement } from './announcement.tsx';

type SpokenProps = {
  /** Announced on change; also the content if there are no children. */
  text: string | false | null | undefined;
  as?: 'p' | 'span' | 'div' | 'caption';
  className?: string | undefined;
  atMount?: boolean | undefined;
  children?: ReactNode;
};

/** Visible text that is announced when it changes: a count, a state or a result. */
export function Spoken({ text, as: Tag = 'p', className, atMount, children = text }: SpokenProps) {
  return (
    <Tag className={className} data-spoken>
      {children}
      <Announcement text={text} atMount={atMount} />
    </Tag>
  );
}
