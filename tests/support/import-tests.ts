import { describe } from '@jest/globals';

/** What Jest's runner keeps of the tests being defined. */
type Definitions = { currentDescribeBlock: unknown };

/**
 * Takes a test file into the one that runs, within a `describe` of its path: its hooks are for its own tests alone. A
 * `describe` cannot wait for a module, so the block is opened again while the file is loaded.
 *
 * @throws when this is not Jest's usual runner
 */
export async function importTests(path: string, load: () => Promise<unknown>): Promise<void> {
  const definitions = findDefinitions();
  const outer = definitions.currentDescribeBlock;
  let block: unknown;
  // oxlint-disable-next-line jest/valid-title -- the path of the file is its title
  describe(path, () => {
    block = definitions.currentDescribeBlock;
  });
  definitions.currentDescribeBlock = block;
  try {
    await load();
  } finally {
    definitions.currentDescribeBlock = outer;
  }
}

function findDefinitions(): Definitions {
  const key = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  const definitions = key && (globalThis as unknown as Record<symbol, Definitions | undefined>)[key];
  if (!definitions) throw new Error('Suites need jest-circus: it keeps its definitions elsewhere now.');
  return definitions;
}
