import { isFailedStatus } from '../render/page-policy.ts';
import type { LoadedDocument } from '../render/page-loader.ts';
import type { PageEntry } from './page-entry.ts';

/** Just made; made by another node; what there is of former times, for no other could be made. */
export type PageOrigin = 'made' | 'shared' | 'last resort';

/** What came of making a page for everybody. */
export type MadePage =
  /** A page; one that failed (`isKept: false`) is shown to who asked now, and to nobody after. */
  | { kind: 'page'; entry: PageEntry; isKept: boolean; origin: PageOrigin }
  /** There is no such page. */
  | { kind: 'missing'; document: LoadedDocument }
  /** It depends on who asks: to be made for each. */
  | { kind: 'personal' };

/**
 * Makes the page of a key, for which it has been waited so long already (milliseconds): a visitor's patience is one.
 * @throws `OverloadedError` when there is no room for one more.
 */
export type MakePage = (key: string, waitedMs?: number) => Promise<MadePage>;

/** Whether a page tells of a failure that will pass, not of what was asked. */
export function isFailure(made: MadePage): boolean {
  return made.kind === 'page' && isFailedStatus(made.entry.status);
}

/** Whether it tells that the back office does not answer: then no page can be made anew. */
export function isTrouble(made: MadePage): boolean {
  if (made.kind !== 'page') return false;
  const { status } = made.entry;
  return made.origin === 'last resort' || status === 429 || status === 503 || status === 504;
}
