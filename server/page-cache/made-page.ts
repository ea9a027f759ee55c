import type { LoadedDocument } from '../render/page-loader.ts';
import type { PageEntry } from './page-entry.ts';

/** What came of making a page for everybody. */
export type MadePage =
  /** A page; one that failed (`isKept: false`) is shown to who asked now, and to nobody after. */
  | { kind: 'page'; entry: PageEntry; isKept: boolean }
  /** There is no such page. */
  | { kind: 'missing'; document: LoadedDocument }
  /** It depends on who asks: to be made for each. */
  | { kind: 'personal' };

/** Makes the page of a key. @throws `OverloadedError` when there is no room for one more. */
export type MakePage = (key: string) => Promise<MadePage>;

/** Whether a page tells of a failure that will pass, not of what was asked. */
export function isFailure(made: MadePage): boolean {
  return made.kind === 'page' && made.entry.status >= 500;
}
