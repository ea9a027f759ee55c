import { isAddress } from './address-key.ts';
import { withQuery } from './compile-redirects.ts';
import { matchRedirect, traceRedirect } from './match-redirect.ts';
import { trimPunctuation } from './punctuation.ts';
import type { TableStep } from './table-step.ts';

/**
 * A rule applied while resolving an address: a row or pattern of the table, an editors' rule (`backoffice`), the
 * redirect of a page to its listed address (`page`), or trailing punctuation (`punctuation`).
 */
export type AddressStep = {
  rule: TableStep['rule'] | 'backoffice' | 'page' | 'punctuation';
  from: string;
  /** A path of this site or an absolute URL, with the preserved query. */
  to: string;
  code: 301 | 302;
  why: string;
};

export type PageLookup = { kind: 'page' } | { kind: 'missing' } | { kind: 'redirect'; to: string };

type EditorRule = { from: string; to: string; code: 301 | 302 };

export type AddressSources = {
  /** Finds the editors' rule for a path with its query, or for the full address of a former host. */
  findRule: (address: string) => Promise<EditorRule | undefined>;
  /** Finds the page of a path with its query, ignoring the redirect table. */
  findPage: (url: string) => Promise<PageLookup>;
  isOwnHost: (host: string) => boolean;
};

/** `url`: path and query of the request. */
export type Address = { host: string; url: string };

export const PAGE_WHY = 'The page has another listed address.';

/** Bounds chains: a loop in the editors' rules must end. */
const MAX_STEPS = 6;

/**
 * Resolves a legacy address: returns the rules that lead to its present page, in order; none if the address is a page
 * or unknown. Tried in order: the table, rules of former hosts, pages, rules of paths, the address without trailing
 * punctuation. A chain that ends at a missing page is not a redirect.
 * @param isMissing the caller knows that no page has the address
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
    if (found === 'missing') return addRootStep(steps, root);
    steps.push(...found);
    const last = found.at(-1);
    // A test ensures that targets of the table exist.
    if (!last || last.rule === 'host' || last.rule === 'address' || isAddress(last.to)) return steps;
    root = table.at(-1)?.root ?? root;
    host = '';
    url = last.to;
  }
  return [];
}

/** The last step's target includes the query of the request. */
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
  if (ofHost) return [toRuleStep(ofHost, url)];
  const lookup: PageLookup = isMissing ? { kind: 'missing' } : await findPage(url);
  if (lookup.kind === 'page') return 'page';
  if (lookup.kind === 'redirect')
    return [{ rule: 'page', from: url, to: lookup.to, code: 301, why: PAGE_WHY }];
  const ofPath = await findRule(url);
  if (ofPath) return [toRuleStep(ofPath, url)];
  const to = trimPunctuation(url);
  if (to === undefined) return 'missing';
  const why = 'Punctuation of a text was copied along with the address.';
  return [{ rule: 'punctuation', from: url, to, code: 301, why }];
}

/** Preserves the query, unless the rule is for that query or its target has one. */
function toRuleStep({ from, to, code }: EditorRule, url: string): AddressStep {
  const query = url.includes('?') && !from.includes('?') ? url.slice(url.indexOf('?')) : '';
  const why = 'Editors keep a rule for this address.';
  return { rule: 'backoffice', from, to: withQuery(to, query), code, why };
}

/** If the target of a pattern is missing, its list is the target; other rules do not redirect. */
function addRootStep(steps: readonly AddressStep[], root: string | undefined): AddressStep[] {
  const last = steps.at(-1);
  if (!last || root === undefined) return [];
  return [...steps, { ...last, from: last.to, to: root, why: 'The target is missing: its list is shown.' }];
}
