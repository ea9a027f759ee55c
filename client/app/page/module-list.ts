/** Name of the `<meta>` that lists a page's modules, the entry first (JSON of `ModuleFile[]`). */
export const MODULES_NAME = 'modules';

/** `integrity`: as in `<link integrity>`. */
export type ModuleFile = { href: string; integrity?: string | undefined };
