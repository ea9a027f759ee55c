import { isAddress } from './address-key.ts';
import { withQuery } from './compile-redirects.ts';
import { matchRedirect, traceRedirect } from './match-redirect.ts';
import { trimPunctuation } from './punctuation.ts';
import type { TableStep } from './table-step.ts';

/**
 * A rule that took part in the resolution of an address: one of the table, one that editors keep (`backoffice`), a page
 * that redirects to its listed address (`page`), or punctuation that was copied along with the address (`punctuation`).
 */
export type AddressStep = {
  rule: TableStep['rule'] | 'backoffice' | 'page' | 'punctuation';
  from: string;
  /** A path of this site or an absolute address, with the query that is kept. */
  to: string;
  code: 301 | 302;
  why: string;
};

export type PageFate = { kind: 'page' } | { kind: 'missing' } | { kind: 'redirect'; to: string };

type KeptRule = { from: string; to: string; code: 301 | 302 };

export type AddressSources = {
  /** The rule that editors keep for a path with its query, or for a full address of a former host. */
  findRule: (address: string) => Promise<KeptRule | undefined>;
  /** What answers a path with its query, redirects of the table aside. */
  findPage: (url: string) => Promise<PageFate>;
  isOwnHost: (host: string) => boolean;
};

/** An address as a request names it: `url` is its path with the query. */
export type Address = { host: string; url: string };

export const PAGE_WHY = 'The page has another listed address.';

/** Chains are short; a loop, a mistake of editors, must end. */
const MAX_STEPS = 6;

/**
 * The one resolver of old addresses: gives the rules that lead from an address to the page it stands for today, in order;
 * none where the address is a page itself or stands for nothing. Tried in order: the table, rules of former hosts, pages,
 * rules of paths, the address without trailing punctuation. A chain that ends at a missing page is no redirection.
 * @param isMissing the caller knows that no page answers the address
 */
export async function resolveAddress(
  address: Address,
  sources: AddressSources,
  isMissing = false,
): Promise<AddressStep[]> {
  const steps: AddressStep[] = [];
  let { host, url } = address;
  let root: string | undefined;
  while (steps.length < MAX_STEPS) {
    const isMissingHere = isMissing && steps.length === 0;
    const table = isMissingHere ? [] : traceRedirect(host, url);
    const found: AddressStep[] | 'page' | 'missing' =
      table.length > 0 ? toSteps(table, host, url) : await findStep({ host, url }, sources, isMissingHere);
    if (found === 'page') return steps;
    if (found === 'missing') return withRoot(steps, root);
    steps.push(...found);
    const last = found.at(-1);
    // Rows of the table lead to pages that exist: a test sees to it.
    if (!last || last.rule === 'host' || last.rule === 'address' || isAddress(last.to)) return steps;
    root = table.at(-1)?.root ?? root;
    host = '';
    url = last.to;
  }
  return [];
}

/** The last rule of the table has the query of the request in its target. */
function toSteps(table: readonly TableStep[], host: string, url: string): AddressStep[] {
  const target = matchRedirect(host, url)?.to;
  return table.map(({ rule, from, to, code, why }, index) => ({
    rule,
    from,
    to: index === table.length - 1 ? (target ?? to) : to,
    code,
    why,
  }));
}

async function findStep(
  { host, url }: Address,
  { findRule, findPage, isOwnHost }: AddressSources,
  isMissing: boolean,
): Promise<AddressStep[] | 'page' | 'missing'> {
  const ofHost = host === '' || isOwnHost(host) ? undefined : await findRule(`http://${host}${url}`);
  if (ofHost) return [byRule(ofHost, url)];
  const fate: PageFate = isMissing ? { kind: 'missing' } : await findPage(url);
  if (fate.kind === 'page') return 'page';
  if (fate.kind === 'redirect') return [{ rule: 'page', from: url, to: fate.to, code: 301, why: PAGE_WHY }];
  const ofPath = await findRule(url);
  if (ofPath) return [byRule(ofPath, url)];
  const to = trimPunctuation(url);
  if (to === undefined) return 'missing';
  const why = 'Punctuation of a text was copied along with the address.';
  return [{ rule: 'punctuation', from: url, to, code: 301, why }];
}

/** The query of the request is kept, unless the rule is for that query or its target has one. */
function byRule({ from, to, code }: KeptRule, url: string): AddressStep {
  const query = url.includes('?') && !from.includes('?') ? url.slice(url.indexOf('?')) : '';
  const why = 'Editors keep a rule for this address.';
  return { rule: 'backoffice', from, to: withQuery(to, query), code, why };
}

/** A family of addresses whose target is missing leads to its list; anything else leads nowhere. */
function withRoot(steps: readonly AddressStep[], root: string | undefined): AddressStep[] {
  const last = steps.at(-1);
  if (!last || root === undefined) return [];
  return [...steps, { ...last, from: last.to, to: root, why: 'The target is missing: its list is shown.' }];
}
