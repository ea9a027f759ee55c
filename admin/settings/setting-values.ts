export type Values = { value: string }[];

/** Separates the parts of a figure: number, name, sentence. */
const SEPARATOR = '|';

/** An alert, which keeps its text while it is off. */
export type AlertState = { isOn: boolean; text: string };

/** The site shows the first value; behind an empty one stands the text of an alert that is off. */
export function readAlert(values: Values): AlertState {
  const [first = '', second = ''] = values.map(({ value }) => value);
  return { isOn: first !== '', text: first || second };
}

export function writeAlert({ isOn, text }: AlertState): Values {
  if (text === '') return [{ value: '' }];
  return isOn ? [{ value: text }] : [{ value: '' }, { value: text }];
}

/** The parts of a figure, as many as it has and at least three. */
export function readFigure(line: string): string[] {
  const parts = line.split(SEPARATOR);
  return [...parts, '', '', ''].slice(0, Math.max(parts.length, 3));
}

export function writeFigure(parts: readonly string[]): string {
  return parts.join(SEPARATOR);
}

/** Values as the API takes them: there is at least one, and none is missing. */
export function completeValues(
  values: readonly ({ value?: string | null } | null)[] | null | undefined,
): Values {
  const written = (values ?? []).map((entry) => ({ value: entry?.value ?? '' }));
  return written.length === 0 ? [{ value: '' }] : written;
}
