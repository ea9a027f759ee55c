/**
 * Error fields that are not logged: databases report the parameters of statements, including password hashes
 * and emails with links.
 */
export const LOG_REDACTIONS = {
  paths: ['params', 'detail', 'where', 'internalQuery'].map((field) => `err.${field}`),
  remove: true,
};
