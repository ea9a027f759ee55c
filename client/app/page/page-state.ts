import type { RootSnapshot } from '#client/stores/root-store.ts';
import type { ShownPage } from '#client/app/router/shown-page.ts';

/** Id of the element with the server's state. */
export const STATE_ELEMENT_ID = 'state';

export type PageState = { store: RootSnapshot; page: ShownPage };
