import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { MessageGroup } from './messages.ts';
import { useMessageGroup } from './use-message-group.ts';

/** Renders its children with the messages of a group, after they are loaded. */
export function WithMessageGroup({ group, children }: { group: MessageGroup; children: ReactNode }) {
  const intl = useMessageGroup(group);
  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
