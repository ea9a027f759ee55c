/**
 * `LOOKS=all npm test` looks at each page in every way there is. Otherwise looks that take long are shared out among
 * pages of a kind, sizes and languages: each is taken, not everywhere.
 */
export const hasAllLooks = process.env['LOOKS'] === 'all';
