/** Filters that are numbers of entities. Typed into the address, they may be texts, or no numbers. */
export function numbersOf<Name extends string>(
  filter: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const numbers: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const number = Number(filter[name]);
    if (Number.isSafeInteger(number) && number > 0) numbers[name] = number;
  }
  return numbers;
}
