import type { ConsentCategory } from '#shared/domain/consent.ts';
import type { ThirdParties } from '#shared/domain/third-parties.ts';
import type { Locale } from '#shared/locale.ts';

const COMPANIES: readonly { hosts: RegExp; name: Record<Locale, string> }[] = [
  {
    hosts: /(?:^|\.)(?:google|googleapis|googletagmanager|gstatic|recaptcha)\.(?:com|net)$/,
    name: { fr: 'Google Ireland Limited, Dublin (Irlande)', en: 'Google Ireland Limited, Dublin, Ireland' },
  },
];

const HOST = /^https?:\/\/([^/:?#]+)/;

/** Recipient of a category's data: the company of a known host, else the host. */
export function findRecipient(
  { measurement, maps, verification }: ThirdParties,
  category: ConsentCategory,
  locale: Locale,
): string {
  const addresses: Record<ConsentCategory, string | undefined> = {
    measurement: measurement?.script,
    maps: maps?.url,
    verification: verification?.script,
  };
  const [, host = ''] = HOST.exec(addresses[category] ?? '') ?? [];
  return COMPANIES.find(({ hosts }) => hosts.test(host))?.name[locale] ?? host;
}
