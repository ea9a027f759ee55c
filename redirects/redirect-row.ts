import { href, type HrefParams, type Site } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';

export type RedirectRow = {
  /** A path, with a query if the rule depends on it, or the full address of a former host. */
  from: string;
  to: RedirectTarget;
  code: 301 | 302;
  /** The origin of the legacy address and the reason for its target; unique in the table. */
  why: string;
};

export type RedirectTarget = { name: RouteName; site: Site; params: HrefParams } | { url: string };

const FRENCH: Site = { locale: 'fr', target: 'part' };
const ENGLISH: Site = { locale: 'en', target: 'part' };

export function fr(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: FRENCH, params };
}

export function frPro(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: { ...FRENCH, target: 'pro' }, params };
}

export function en(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: ENGLISH, params };
}

export function enPro(name: RouteName, params: HrefParams = {}): RedirectTarget {
  return { name, site: { ...ENGLISH, target: 'pro' }, params };
}

export function elsewhere(url: string): RedirectTarget {
  return { url };
}

export function targetUrl(target: RedirectTarget): string {
  return 'url' in target ? target.url : href(target.name, target.site, target.params);
}
