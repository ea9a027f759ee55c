import { href, type HrefParams, type Site } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';

/** A legacy address and where it leads now. */
export type RedirectRow = {
  /** A path, with its query where that tells addresses apart, or one full address of a former host. */
  from: string;
  /** A page of this site, or an absolute address elsewhere. */
  to: RedirectTarget;
  code: 301 | 302;
  /** Why the old address existed and why it leads there. No two rows have the same reason. */
  why: string;
};

export type RedirectTarget = { name: RouteName; site: Site; params: HrefParams } | { url: string };

const FRENCH: Site = { locale: 'fr', target: 'part' };
const ENGLISH: Site = { locale: 'en', target: 'part' };

/** A page of the French site. */
export function fr(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: FRENCH, params };
}

/** A page of the French site for professionals. */
export function frPro(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: { ...FRENCH, target: 'pro' }, params };
}

/** A page of the English site. */
export function en(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: ENGLISH, params };
}

/** A page of the English site for professionals. */
export function enPro(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: { ...ENGLISH, target: 'pro' }, params };
}

/** An address of another site. */
export function elsewhere(url: string): RedirectTarget {
  return { url };
}

/** The path, or absolute address, of a target. */
export function targetUrl(target: RedirectTarget): string {
  return 'url' in target ? target.url : href(target.name, target.site, target.params);
}
