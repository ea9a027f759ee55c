/** How many documents one archive holds at most. */
export const MOST_ARCHIVED = 50;

/** How many bytes of documents one archive holds at most. */
export const MOST_ARCHIVE_BYTES = 100 * 1_048_576;
