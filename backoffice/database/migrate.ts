import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as content from './migrations/0001-content.ts';
import * as catalogue from './migrations/0002-catalogue.ts';
import * as search from './migrations/0003-search.ts';
import * as searchRanking from './migrations/0004-search-ranking.ts';
import * as catalogueVersion from './migrations/0005-catalogue-version.ts';
import * as signatureCategories from './migrations/0006-signature-categories.ts';
import * as productPictures from './migrations/0007-product-pictures.ts';
import * as scenes from './migrations/0008-scenes.ts';
import * as productModels from './migrations/0009-product-models.ts';
import * as fixings from './migrations/0010-fixings-and-labels.ts';
import * as sharePictures from './migrations/0011-share-pictures.ts';
import * as savVotes from './migrations/0013-sav-votes.ts';
import * as tickets from './migrations/0014-tickets.ts';
import * as contacts from './migrations/0015-contacts.ts';
import * as documents from './migrations/0016-documents.ts';
import * as customerContacts from './migrations/0019-customer-contacts.ts';
import * as accounts from './migrations/0020-accounts.ts';
import * as accountTries from './migrations/0021-account-tries.ts';
import * as defaultAddresses from './migrations/0022-default-addresses.ts';
import * as formerProducts from './migrations/0024-former-products.ts';
import * as loyaltyAndPromotions from './migrations/0025-loyalty-and-promotions.ts';
import * as worksites from './migrations/0026-worksites.ts';
import * as proposals from './migrations/0027-proposals.ts';
import * as companyDiscount from './migrations/0028-company-discount.ts';
import * as shop from './migrations/0030-shop.ts';
import * as parts from './migrations/0031-parts.ts';
import * as cart from './migrations/0032-cart.ts';
import * as carriers from './migrations/0033-carriers.ts';
import * as orders from './migrations/0034-orders.ts';
import * as ordersOfLoyalty from './migrations/0035-orders-of-loyalty.ts';
import * as largeCatalogues from './migrations/0036-large-catalogues.ts';
import * as contentChanges from './migrations/0037-content-changes.ts';
import * as costOfWords from './migrations/0038-cost-of-words.ts';
import * as allContentChanges from './migrations/0039-all-content-changes.ts';
import * as rowsOfSearch from './migrations/0040-rows-of-search.ts';
import * as orderedVersions from './migrations/0041-ordered-versions.ts';
import * as promisedDates from './migrations/0042-promised-dates.ts';
import * as pointsInTheCart from './migrations/0043-points-in-the-cart.ts';
import * as creditLimits from './migrations/0044-credit-limits.ts';
import * as buyerReferences from './migrations/0046-buyer-references.ts';
import * as carrierTracking from './migrations/0047-carrier-tracking.ts';
import * as attempts from './migrations/0048-attempts.ts';
import * as knownDevices from './migrations/0049-known-devices.ts';
import * as redirectionKeys from './migrations/0050-redirection-keys.ts';
import * as quickOrders from './migrations/0051-quick-orders.ts';
import * as searchVersions from './migrations/0052-search-versions.ts';
import * as energyFigures from './migrations/0053-energy-figures.ts';
import * as legalIdentity from './migrations/0057-legal-identity.ts';
import * as retention from './migrations/0058-retention.ts';
import * as searchWords from './migrations/0059-search-words.ts';
import * as siteBrand from './migrations/0060-site-brand.ts';
import * as productGallery from './migrations/0061-product-gallery.ts';
import * as shopCatalogue from './migrations/0062-shop-catalogue.ts';
import * as contentKeys from './migrations/0063-content-keys.ts';
import * as partFamilies from './migrations/0065-part-families.ts';
import * as shopRecords from './migrations/0066-shop-records.ts';
import * as shopFiles from './migrations/0067-shop-files.ts';
import * as recordNumbers from './migrations/0068-record-numbers.ts';
import * as operators from './migrations/0069-operators.ts';
import * as siteCommerce from './migrations/0070-site-commerce.ts';
import * as vatRates from './migrations/0071-vat-rates.ts';
import * as shopWords from './migrations/0072-shop-words.ts';
import * as operatorAccess from './migrations/0073-operator-access.ts';
import * as operatorChanges from './migrations/0074-operator-changes.ts';
import * as mediaNumbers from './migrations/0076-media-numbers.ts';
import * as parcels from './migrations/0080-parcels.ts';
import * as stockLedger from './migrations/0081-stock-ledger.ts';
import * as creditNotes from './migrations/0082-credit-notes.ts';
import * as returns from './migrations/0083-returns.ts';
import * as fulfilmentSettings from './migrations/0084-fulfilment-settings.ts';
import * as webhooks from './migrations/0085-webhooks.ts';
import * as providerPayments from './migrations/0086-provider-payments.ts';
import * as ticketThreads from './migrations/0087-ticket-threads.ts';
import * as planPrices from './migrations/0095-plan-prices.ts';
import * as parcelEvents from './migrations/0098-parcel-events.ts';
import * as pageDrafts from './migrations/0099-page-drafts.ts';
import * as missedSearches from './migrations/0100-missed-searches.ts';
import * as pointCorrections from './migrations/0101-point-corrections.ts';
import * as importRuns from './migrations/0103-import-runs.ts';
import * as nextArrivals from './migrations/0104-next-arrivals.ts';
import * as pictureSizes from './migrations/0105-picture-sizes.ts';
import * as stockThresholds from './migrations/0106-stock-thresholds.ts';
import * as heatedRooms from './migrations/0107-heated-rooms.ts';

/** Ordered by name. Released names never change. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-content': { up: content.up },
  '0002-catalogue': { up: catalogue.up },
  '0003-search': { up: search.up },
  '0004-search-ranking': { up: searchRanking.up },
  '0005-catalogue-version': { up: catalogueVersion.up },
  '0006-signature-categories': { up: signatureCategories.up },
  '0007-product-pictures': { up: productPictures.up },
  '0008-scenes': { up: scenes.up },
  '0009-product-models': { up: productModels.up },
  '0010-fixings-and-labels': { up: fixings.up },
  '0011-share-pictures': { up: sharePictures.up },
  '0013-sav-votes': { up: savVotes.up },
  '0014-tickets': { up: tickets.up },
  '0015-contacts': { up: contacts.up },
  '0016-documents': { up: documents.up },
  '0019-customer-contacts': { up: customerContacts.up },
  '0020-accounts': { up: accounts.up },
  '0021-account-tries': { up: accountTries.up },
  '0022-default-addresses': { up: defaultAddresses.up },
  '0024-former-products': { up: formerProducts.up },
  '0025-loyalty-and-promotions': { up: loyaltyAndPromotions.up },
  '0026-worksites': { up: worksites.up },
  '0027-proposals': { up: proposals.up },
  '0028-company-discount': { up: companyDiscount.up },
  '0030-shop': { up: shop.up },
  '0031-parts': { up: parts.up },
  '0032-cart': { up: cart.up },
  '0033-carriers': { up: carriers.up },
  '0034-orders': { up: orders.up },
  '0035-orders-of-loyalty': { up: ordersOfLoyalty.up },
  '0036-large-catalogues': { up: largeCatalogues.up },
  '0037-content-changes': { up: contentChanges.up },
  '0038-cost-of-words': { up: costOfWords.up },
  '0039-all-content-changes': { up: allContentChanges.up },
  '0040-rows-of-search': { up: rowsOfSearch.up },
  '0041-ordered-versions': { up: orderedVersions.up },
  '0042-promised-dates': { up: promisedDates.up },
  '0043-points-in-the-cart': { up: pointsInTheCart.up },
  '0044-credit-limits': { up: creditLimits.up },
  '0046-buyer-references': { up: buyerReferences.up },
  '0047-carrier-tracking': { up: carrierTracking.up },
  '0048-attempts': { up: attempts.up },
  '0049-known-devices': { up: knownDevices.up },
  '0050-redirection-keys': { up: redirectionKeys.up },
  '0051-quick-orders': { up: quickOrders.up },
  '0052-search-versions': { up: searchVersions.up },
  '0053-energy-figures': { up: energyFigures.up },
  '0057-legal-identity': { up: legalIdentity.up },
  '0058-retention': { up: retention.up },
  '0059-search-words': { up: searchWords.up },
  '0060-site-brand': { up: siteBrand.up },
  '0061-product-gallery': { up: productGallery.up },
  '0062-shop-catalogue': { up: shopCatalogue.up },
  '0063-content-keys': { up: contentKeys.up },
  '0065-part-families': { up: partFamilies.up },
  '0066-shop-records': { up: shopRecords.up },
  '0067-shop-files': { up: shopFiles.up },
  '0068-record-numbers': { up: recordNumbers.up },
  '0069-operators': { up: operators.up },
  '0070-site-commerce': { up: siteCommerce.up },
  '0071-vat-rates': { up: vatRates.up },
  '0072-shop-words': { up: shopWords.up },
  '0073-operator-access': { up: operatorAccess.up },
  '0074-operator-changes': { up: operatorChanges.up },
  '0076-media-numbers': { up: mediaNumbers.up },
  '0080-parcels': { up: parcels.up },
  '0081-stock-ledger': { up: stockLedger.up },
  '0082-credit-notes': { up: creditNotes.up },
  '0083-returns': { up: returns.up },
  '0084-fulfilment-settings': { up: fulfilmentSettings.up },
  '0085-webhooks': { up: webhooks.up },
  '0086-provider-payments': { up: providerPayments.up },
  '0087-ticket-threads': { up: ticketThreads.up },
  '0095-plan-prices': { up: planPrices.up },
  '0098-parcel-events': { up: parcelEvents.up },
  '0099-page-drafts': { up: pageDrafts.up },
  '0100-missed-searches': { up: missedSearches.up },
  '0101-point-corrections': { up: pointCorrections.up },
  '0103-import-runs': { up: importRuns.up },
  '0104-next-arrivals': { up: nextArrivals.up },
  '0105-picture-sizes': { up: pictureSizes.up },
  '0106-stock-thresholds': { up: stockThresholds.up },
  '0107-heated-rooms': { up: heatedRooms.up },
};

/** Migrates the database to the current schema; a second call does nothing. @throws the error of a migration. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
