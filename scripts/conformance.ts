import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Exchange } from './conformance/create-tester.ts';
import { reportOf } from './conformance/print-report.ts';
import { runConformance } from './conformance/run-conformance.ts';
import { toExamples } from './conformance/to-examples.ts';

const USAGE = `npm run conformance -- URL [options]

URL: address that the paths of the API begin at, such as http://localhost:4000/api/v1

  --site N             number of the site (1)
  --email, --password  account of a professional: without it nothing of customers is tried
  --token TOKEN        token of an operator: without it nothing of operators is tried
  --write              creates, changes and removes entities, and orders
  --examples FILE      writes the valid exchanges as examples of the OpenAPI document`;

/** `npm run conformance -- URL`: reports where a back office deviates from the contract, by operation. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '1' },
      email: { type: 'string' },
      password: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      examples: { type: 'string' },
    },
  });
  const [baseUrl] = positionals;
  const { email, password, token } = values;
  if (baseUrl === undefined || (email === undefined) !== (password === undefined)) {
    console.log(USAGE);
    process.exitCode = 2;
    return;
  }
  const exchanges: Exchange[] = [];
  const results = await runConformance({
    baseUrl,
    siteId: Number(values.site),
    operatorToken: token,
    isWriting: values.write,
    onExchange: (exchange) => exchanges.push(exchange),
    ...(email !== undefined && password !== undefined && { login: { email, password } }),
  });
  if (values.examples !== undefined)
    writeFileSync(values.examples, `${JSON.stringify(toExamples(exchanges), undefined, 2)}\n`);
  const { text, isConforming } = reportOf(results);
  console.log(text);
  if (!isConforming) process.exitCode = 1;
}

await main();
