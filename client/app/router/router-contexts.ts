import { createContext } from 'react-router';
import type { FormState, SentForm } from '#shared/form-state.ts';
import type { LoaderContext } from './loader-context.ts';
import type { LoadedPage } from './page-snapshot.ts';

export const loaderContextKey = createContext<LoaderContext>();

/**
 * The form that the server has parsed; in the browser it is in the request. `null` instead of `undefined`, for which
 * the router throws.
 */
export const sentFormContext = createContext<SentForm | null>(null);

/** The form that this navigation's action refused, for the loader that runs after it. */
export const refusedFormContext = createContext<FormState | null>(null);

export const historyContext = createContext<() => boolean>(() => false);

export const currentDataContext = createContext<(routeId: string) => LoadedPage | undefined>(() => undefined);
