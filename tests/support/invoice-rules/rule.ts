/**
 * A rule of a published standard, as an XPath 1.0 test for every node of its context. `damage` is the
 * smallest change of a valid invoice that breaks it: nodes removed, changed, repeated or added.
 */
export type Rule = {
  id: string;
  text: string;
  context: string;
  test: string;
  damage: Damage;
};

export type Damage =
  | { remove: string }
  | { set: string; to: string }
  | { attribute: string; of: string; to: string }
  | { repeat: string }
  | { add: string; element: string; value: string };

export function rule(id: string, text: string, context: string, test: string, damage: Damage): Rule {
  return { id, text, context, test, damage };
}

/** True if amounts are equal to the cent: XPath uses binary floating point. */
export function equalCents(one: string, other: string): string {
  return `round((${one}) * 100) = round((${other}) * 100)`;
}

/** True if a value is in a list. */
export function oneOf(value: string, list: string): string {
  return `contains(' ${list} ', concat(' ', ${value}, ' ')) and not(contains(${value}, ' ')) and string-length(${value}) > 0`;
}

/** True if a text is not empty and consists of these characters only. */
export function madeOf(value: string, characters: string): string {
  return `string-length(${value}) > 0 and translate(${value}, '${characters}', '') = ''`;
}

/** True if an amount has at most this number of decimals. */
export function decimals(value: string, max: number): string {
  return `string-length(substring-after(${value}, '.')) <= ${max}`;
}
