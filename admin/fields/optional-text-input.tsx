import { TextInput, type TextInputProps } from 'ra-ui-materialui';

/** A text that a record may lack: an empty one is `null`. */
export function OptionalTextInput(props: TextInputProps) {
  return <TextInput parse={orNull} format={orEmpty} {...props} />;
}

function orNull(value: string): string | null {
  return value.trim() === '' ? null : value;
}

function orEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
