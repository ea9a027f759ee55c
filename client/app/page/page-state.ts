import type { RootSnapshot } from '#client/stores/root-store.ts';
import type { ShownPage } from '#client/app/router/shown-page.ts';

/** Id of the data block that carries the server's state to the browser. */
export const STATE_ELEMENT_ID = 'state';

/** What the server hands to the browser. */
export type PageState = { store: RootSnapshot; page: ShownPage };
