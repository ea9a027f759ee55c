/**
 * What the log leaves out of errors: databases report with them what a statement was given, hashes of passwords and
 * letters with links among it.
 */
export const LOG_REDACTIONS = {
  paths: ['params', 'detail', 'where', 'internalQuery'].map((field) => `err.${field}`),
  remove: true,
};
