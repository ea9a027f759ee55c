import { useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

export type TextValues = Record<string, string | number>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** Gives the function that writes a message in the page's language. */
export function useText(): Text {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
