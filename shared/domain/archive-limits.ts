/** Maximum number of documents in an archive. */
export const MOST_ARCHIVED = 50;

/** Maximum size of the documents in an archive, in bytes. */
export const MOST_ARCHIVE_BYTES = 100 * 1_048_576;
