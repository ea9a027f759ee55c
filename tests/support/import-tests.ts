import { describe } from '@jest/globals';

/** State of Jest's runner while tests are being defined. */
type Definitions = { currentDescribeBlock: unknown };

/**
 * Imports a test file into the current one, in a `describe` named by its path: its hooks apply to its own
 * tests alone. A `describe` cannot await a module, so the block is reopened while the file loads.
 * @throws when this is not Jest's default runner
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
