import { createContext } from 'react-router';
import type { SentForm } from '#shared/form-state.ts';
import type { Session } from './session.ts';

/** How the session reaches route loaders. */
export const sessionContext = createContext<Session>();

/**
 * The form the server has read already; in the browser it is in the request. Not `undefined`: the router takes that
 * for a context that has no value, and throws.
 */
export const sentFormContext = createContext<SentForm | null>(null);
