import { parseArgs } from 'node:util';
import { explainAddress, type AddressExplanation } from '#redirects/explain-address.ts';
import { createIsOwnHost } from '#redirects/own-host.ts';
import type { AddressSources } from '#redirects/resolve-address.ts';
import { canonicalPath } from '#routes/canonical.ts';
import { matchPath } from '#routes/match-path.ts';
import { parseConfig, readEnvironment } from '#server/config.ts';
import { urlExplanation } from '#shared/contract/url.ts';

const USAGE = 'npm run redirects -- explain ADDRESS [--site http://localhost:3000]';

/**
 * `npm run redirects -- explain ADDRESS`: prints the rules that lead from an address to a page, as the
 * running site applies them.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [command, address] = positionals;
  if (command !== 'explain' || address === undefined) throw new Error(USAGE);
  const { publicUrl, apiPath, siteId } = parseConfig(readEnvironment());
  const site = values.site ?? publicUrl;
  const query = new URLSearchParams({
    url: address,
    site_id: String(siteId),
    lang: 'fr',
    sales_plan_id: '1',
  });
  const asked = await ask(`${site}${apiPath}url/explanation?${query}`);
  if (!asked) console.log(`${site} does not respond. Uses the tables only, without rules of editors.\n`);
  print(address, asked ?? (await explainAddress(address, tablesAlone(publicUrl))));
}

/** `undefined`: the site does not run. @throws when it refuses the call */
async function ask(url: string): Promise<AddressExplanation | undefined> {
  const response = await fetch(url).catch(() => undefined);
  if (!response) return undefined;
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  return urlExplanation.parse(await response.json());
}

function tablesAlone(publicUrl: string): AddressSources {
  return {
    isOwnHost: createIsOwnHost(publicUrl),
    findRule: async () => undefined,
    findPage: async (url) => {
      const { pathname, search } = new URL(url, publicUrl);
      const found = matchPath(pathname);
      if (!found?.match) return { kind: 'missing' };
      const canonical = canonicalPath(found.variant, found.match);
      return canonical === undefined ? { kind: 'page' } : { kind: 'redirect', to: canonical + search };
    },
  };
}

function print(address: string, { type, url, code, steps }: AddressExplanation): void {
  for (const step of steps) {
    console.log(`${step.code} ${step.rule.padEnd(11)} ${step.from} → ${step.to}`);
    console.log(`    ${step.why}`);
  }
  if (type === 'redirect') console.log(`${address} → ${url} (${code})`);
  else console.log(type === 'page' ? `${address} is a page.` : `${address} leads nowhere: 404.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
