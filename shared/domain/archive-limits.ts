/** Maximum number of documents in an archive. */
export const MAX_ARCHIVED_DOCUMENTS = 50;

/** Maximum size of the documents in an archive, in bytes. */
export const MAX_ARCHIVE_BYTES = 100 * 1_048_576;
