import { createContext } from 'react-router';
import type { FormState, SentForm } from '#shared/form-state.ts';
import type { Session } from './session.ts';
import type { LoadedPage } from '#client/app/router/shown-page.ts';

/** How the session reaches route loaders. */
export const sessionContext = createContext<Session>();

/**
 * The form the server has read already; in the browser it is in the request. Not `undefined`: the router takes that
 * for a context that has no value, and throws.
 */
export const sentFormContext = createContext<SentForm | null>(null);

/** The form that the action of this navigation has refused, for the loader that runs after it. */
export const refusedFormContext = createContext<FormState | null>(null);

/** Whether the navigation goes back or forward in the browser's history. */
export const historyContext = createContext<() => boolean>(() => false);

/** Gives what the loader of a route has found last, in the browser. */
export const shownDataContext = createContext<(routeId: string) => LoadedPage | undefined>(() => undefined);
