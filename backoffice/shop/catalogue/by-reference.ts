/** Values by reference of a variant; `line` is where the file states them. */
export type ByReference<Value> = ReadonlyMap<string, Value & { file: string; line: number }>;
