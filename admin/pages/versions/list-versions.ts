import type { PageChange } from '#shared/contract/operator-log.ts';
import type { StoredPage } from '../stored-page.ts';

/** A state of a page: the write that made it, and its values. The first may be older than the log: its write is missing. */
export type PageVersion = { change: PageChange | undefined; values: StoredPage };

/**
 * States of a page, the latest first: the stored values, and those before each write. The log holds only the fields
 * that a write has changed.
 */
export function listVersions(stored: StoredPage, changes: readonly PageChange[]): PageVersion[] {
  const versions: PageVersion[] = [];
  let values = stored;
  for (const change of changes) {
    versions.push({ change, values });
    values = undo(values, change);
  }
  const oldest = changes.at(-1);
  if (oldest?.before) versions.push({ change: undefined, values });
  return versions;
}

function undo(values: StoredPage, { before, after }: PageChange): StoredPage {
  if (before === null) return values;
  const added = new Set(Object.keys(after ?? {}).filter((name) => !(name in before)));
  const rest = Object.entries(values).filter(([name]) => !added.has(name));
  return { ...(Object.fromEntries(rest) as StoredPage), ...before };
}
