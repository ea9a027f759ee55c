/** Column values of a row as they are, without `JSON.stringify`. */
export type SyncRow = Record<string, unknown>;
