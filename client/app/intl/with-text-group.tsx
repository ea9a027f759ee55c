import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { TextGroup } from './messages.ts';
import { useTextGroup } from './use-text-group.ts';

/** Renders its children with the messages of a group, after they are loaded. */
export function WithTextGroup({ group, children }: { group: TextGroup; children: ReactNode }) {
  const intl = useTextGroup(group);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
