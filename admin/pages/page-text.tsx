import type { TextInputProps } from 'ra-ui-materialui';
import { useContext } from 'react';
import { PlainInput } from '#admin/fields/plain-input.tsx';
import { EditedLanguage } from './edited-language.ts';

/** A text of the page, in the language that the form edits. */
export function PageText(props: Omit<TextInputProps, 'lang'>) {
  return <PlainInput lang={useContext(EditedLanguage)} {...props} />;
}
