/**
 * Marks reads and writes of whole records in the cache of react-admin, which otherwise takes the rows of lists for
 * records until those have arrived.
 */
export const WHOLE_RECORD = { isWhole: true };
