/** Name of the `<meta>` that lists a page's modules for its first script, the entry first (JSON of `ModuleFile[]`). */
export const MODULES_NAME = 'modules';

/** A module by its address. `integrity`: what its bytes must be, as `<link integrity>` has it. */
export type ModuleFile = { href: string; integrity?: string | undefined };
