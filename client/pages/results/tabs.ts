/** Kinds of results, each under an address of its own. */
export const TABS = ['products', 'categories', 'pages', 'notices'] as const;
export type Tab = (typeof TABS)[number];
