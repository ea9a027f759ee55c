import type { Brand } from '#shared/contract/brand.ts';
import { FEATURES } from './features.ts';

/** The brand of a site that has not set one: its domain. */
export function unnamedBrand(domain: string): Brand {
  return {
    name: domain,
    professional_name: domain,
    phone: null,
    founded: null,
    logo: null,
    icon: null,
    colours: null,
    typeface: 'standard',
    texts: { fr: {}, en: {} },
    features: [...FEATURES],
  };
}
