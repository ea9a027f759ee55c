/** `published_at` of a page that waits for a day of publication. Pages without a day are published. */
export const DRAFT_DAY = '9999-12-31';
