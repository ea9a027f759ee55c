import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { TextGroup } from './messages.ts';
import { useTextGroup } from './use-text-group.ts';

/** Renders its children once the messages of a group are there, with those of the page; nothing until then. */
export function WithTextGroup({ group, children }: { group: TextGroup; children: ReactNode }) {
  const intl = useTextGroup(group);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
