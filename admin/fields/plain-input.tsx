import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import type { Locale } from '#shared/locale.ts';

/** A text whose empty value is the empty text: the API knows no `null` there. `lang`: language of the text. */
export function PlainInput({ lang, ...props }: TextInputProps & { lang?: Locale }) {
  return <TextInput parse={keep} format={orEmpty} slotProps={{ htmlInput: { lang } }} {...props} />;
}

/** A text that a record may lack: an empty one is left out. */
export function OptionalInput(props: TextInputProps) {
  return <TextInput parse={orMissing} format={orEmpty} {...props} />;
}

function keep(value: string): string {
  return value;
}

function orEmpty(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function orMissing(value: string): string | undefined {
  return value === '' ? undefined : value;
}
