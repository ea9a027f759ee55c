import { createContext } from 'react-router';
import type { Session } from './session.ts';

/** How the session reaches route loaders. */
export const sessionContext = createContext<Session>();
