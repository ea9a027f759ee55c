import { logInDemo } from '#tests/support/demo-login.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { startTestBackoffice } from '#tests/support/test-backoffice.ts';
import { readJudgedQueries } from '#tests/search/judged-queries.ts';
import { precision, scoreQueries, type Scored } from '#tests/search/score.ts';

const WORST = Number(process.env['WORST'] ?? 20);
const SHOWN = 5;

/**
 * `npm run search:report`: precision of the search over the judged queries, and the worst of the seen ones.
 */
async function main(): Promise<void> {
  const backoffice = await startTestBackoffice();
  try {
    const { token } = await logInDemo(createTestClient(backoffice.url));
    const seen = await scoreQueries(backoffice, token, readJudgedQueries('seen'));
    const unseen = await scoreQueries(backoffice, token, readJudgedQueries('unseen'));
    printTable('seen', seen);
    printTable('unseen', unseen);
    const worst = seen
      .filter(({ rank }) => rank !== 1)
      .toSorted((one, other) => sortKey(other) - sortKey(one));
    for (const { language, audience, kind, query, expected, rank, found } of worst.slice(0, WORST)) {
      console.log(
        `${rank || '–'}  ${language} ${audience} ${kind}  “${query}”  expected ${expected.join(' or ')}, found ${found.slice(0, SHOWN).join(', ') || 'nothing'}`,
      );
    }
  } finally {
    await backoffice.close();
  }
}

/** Missing results rank worst. */
function sortKey({ rank }: Scored): number {
  return rank === 0 ? Number.MAX_SAFE_INTEGER : rank;
}

function printTable(title: string, scored: Scored[]): void {
  const kinds = [...new Set(scored.map(({ kind }) => kind))];
  const rows = kinds.map((kind): [string, Scored[]] => [kind, scored.filter((one) => one.kind === kind)]);
  console.log(`\n${title.padEnd(14)}queries  at 1   at 5`);
  for (const [kind, some] of [...rows, ['all', scored] as [string, Scored[]]]) {
    const { at1, at5 } = precision(some);
    console.log(
      `${kind.padEnd(14)}${String(some.length).padStart(7)}  ${at1.toFixed(2)}   ${at5.toFixed(2)}`,
    );
  }
}

await main();
