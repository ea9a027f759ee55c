import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router';
import type { RootSnapshot } from '#client/stores/root-store.ts';
import { STATE_ELEMENT_ID } from './state-element.ts';

/** What the server hands to the browser: the stores, the router's data, the route shown. */
export type PageState = {
  store: RootSnapshot;
  loaderData: HydrationState['loaderData'];
  /** HTTP status by route, for pages that are errors. */
  errors: Record<string, number> | null;
  /** Pattern of the route shown: its code is awaited before hydrating. */
  route: string;
};

/** Reads the state block; the text itself is rendered again, so that the document stays the same. */
export function readState(): { text: string; state: PageState } {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  return { text, state: JSON.parse(text) as PageState };
}

export function hydrationData(state: PageState): HydrationState {
  return { loaderData: state.loaderData ?? {}, errors: state.errors && errorResponses(state.errors) };
}

/** React-router knows its own refusals by their class, which JSON does not keep. */
function errorResponses(errors: Record<string, number>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, status]) => [route, new ErrorResponse(status, '', null)]),
  );
}
