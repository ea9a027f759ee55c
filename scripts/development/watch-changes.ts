import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

/** An editor saves several files within this time. */
const TOGETHER_MS = 30;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;

/**
 * Calls `onChange` with the changed files, by paths below the root, one call at a time; changes during a
 * call are passed to the next. Returns a function that waits until all changes so far are handled.
 */
export function watchChanges(
  { watcher, config }: ViteDevServer,
  onChange: (files: string[]) => Promise<void>,
): () => Promise<void> {
  const changed = new Set<string>();
  let handled = Promise.resolve();
  const handle = async () => {
    if (changed.size === 0) return;
    await wait(TOGETHER_MS);
    const files = [...changed];
    changed.clear();
    // A failure must not stop later calls.
    await onChange(files).catch((error: unknown) => console.error(error));
  };
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir' || IS_TEST.test(path)) return;
    changed.add(relative(config.root, path).replaceAll(sep, '/'));
    handled = handled.then(handle);
  });
  return () => handled;
}
