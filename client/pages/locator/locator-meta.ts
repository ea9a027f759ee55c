import { subTitle } from '#client/pages/common/title/sub-title.ts';
import type { LoadArgs } from '#client/pages/common/load/page-load.ts';
import { href } from '#routes/href.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';
import { spansOf } from '#shared/domain/opening-hours.ts';
import { LOCALES } from '#shared/locale.ts';
import type { PageMeta } from '#shared/page-outcome.ts';
import type { LocatorData } from './locator-data.ts';
import { locatorSearch } from './locator-request.ts';

/**
 * Page metadata. The plain page and those of product types are indexed, search results are not.
 * @param first the first contacts of the whole list, for the structured data of a plain page
 */
export function locatorMeta(
  { match, text, store }: LoadArgs,
  data: LocatorData,
  first: readonly ContactPoint[],
): PageMeta {
  const { productType, place, type } = data;
  const site = { locale: match.locale, target: match.urlTarget };
  const isBare = locatorSearch(data.request) === '' && !data.request.isRequested;
  const listed = isBare ? first : data.contacts;
  const name = productType?.name ?? '';
  const subject = type === 'installer' && match.urlTarget === 'pro' ? 'installer_pro' : type;
  const crumb = { label: text(`locator.title_${type}`), url: href(match.name, site) };
  const pathTo = (locale: 'fr' | 'en') =>
    href(match.name, { ...site, locale }, { typeProductInstalled: productType?.slugs[locale] });
  return {
    title: subTitle(
      place
        ? text(`locator.page_title_${type}_place`, { place: place.name, name: name || 'none' })
        : text(`locator.page_title_${subject}`, { name: name || 'none' }),
      data.request.page > 1 && text('pagination.page', { page: data.request.page }),
    ),
    ...(data.problem && { hasError: true }),
    description: text(`locator.description_${subject}`, { name: name || 'none' }),
    indexed: isBare,
    alternates: Object.fromEntries(LOCALES.map((locale) => [locale, pathTo(locale)])),
    breadcrumb: productType
      ? [crumb, { label: name, url: href(match.name, site, { typeProductInstalled: productType.slug }) }]
      : [crumb],
    structuredData: listed.length > 0 ? [listData(listed, store.settings.siteUrl)] : [],
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function listData(contacts: readonly ContactPoint[], siteUrl: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: contacts.map((contact, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: businessData(contact, siteUrl),
    })),
  };
}

/** A company as schema.org `LocalBusiness`. */
function businessData(contact: ContactPoint, siteUrl: string): object {
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#${contact.identifiant}`,
    name: contact.nom,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [contact.adresse1, contact.adresse2, contact.adresse3].filter(Boolean).join(', '),
      postalCode: contact.codePostal,
      addressLocality: contact.localite,
      addressCountry: 'FR',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: contact.coordGeolocalisationLatitude,
      longitude: contact.coordGeolocalisationLongitude,
    },
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.website && { url: contact.website }),
    openingHoursSpecification: contact.listeHoraireOuverture.flatMap(({ jour, horairesAsString }) =>
      spansOf(horairesAsString).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[jour - 1],
        opens: from,
        closes: to,
      })),
    ),
  };
}
