import type { RootSnapshot } from '#client/stores/root-store.ts';
import type { PageSnapshot } from '#client/app/router/page-snapshot.ts';

/** Id of the element with the server's state. */
export const STATE_ELEMENT_ID = 'state';

export type PageState = { store: RootSnapshot; page: PageSnapshot };
