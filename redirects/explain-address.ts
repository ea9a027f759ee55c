import { isAddress } from './address-key.ts';
import { codeOf } from './compile-redirects.ts';
import { resolveAddress, type Address, type AddressSources, type AddressStep } from './resolve-address.ts';

/** The result for an address; `steps` is empty for `page` and `none`. */
export type AddressExplanation = {
  type: 'redirect' | 'page' | 'none';
  /** Target of a redirect: a path of this site or an absolute URL. */
  url: string | null;
  code: 301 | 302 | null;
  steps: AddressStep[];
};

const NONE: AddressExplanation = { type: 'none', url: null, code: null, steps: [] };

/** Explains an absolute URL or a path with its query. Anything else is `none`. */
export async function explainAddress(url: string, sources: AddressSources): Promise<AddressExplanation> {
  const address = readAddress(url);
  if (!address) return NONE;
  const steps = await resolveAddress(address, sources);
  const last = steps.at(-1);
  if (last) return { type: 'redirect', url: last.to, code: codeOf(steps), steps };
  const { kind } = await sources.findPage(address.url);
  return kind === 'missing' ? NONE : { ...NONE, type: 'page' };
}

function readAddress(url: string): Address | undefined {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  if (!isPath && !(isAddress(url) && URL.canParse(url))) return undefined;
  const { host, pathname, search } = new URL(url, 'http://site.invalid');
  if (pathname.startsWith('//') || !isDecodable(pathname)) return undefined;
  return { host: isPath ? '' : host, url: pathname + search };
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\u0000');
  } catch {
    return false;
  }
}
