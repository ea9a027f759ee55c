import { sirenOf, vatNumberOf } from '#shared/domain/company-numbers.ts';
import type { InvoiceData, DocumentAddress } from '#backoffice/order-documents/document-data.ts';
import { legalFormText } from '#backoffice/sites/identity-text.ts';
import { element, type Element } from './xml.ts';

/** Schemes of identifiers (ISO/IEC 6523) and of electronic addresses (EAS). */
const SIREN_SCHEME = '0002';
const SIRET_SCHEME = '0009';
/** The French directory of platforms: an address there begins with the company's SIREN. */
const DIRECTORY_SCHEME = '0225';
const MAIL_SCHEME = 'EM';

export function agreementOf({
  seller,
  buyer,
  billing,
  reference,
  orderNumber,
  siteReference,
  lang,
}: InvoiceData): Element {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      element('ram:GlobalID', seller.siret, { schemeID: SIRET_SCHEME }),
      element('ram:Name', seller.name),
      element('ram:Description', `${legalFormText(seller, lang)}, ${seller.register}`),
      legalOf(seller.siret),
      addressOf({ ...seller, address_2: null }),
      directoryAddressOf(seller.siret),
      taxNumberOf(seller.vat_number),
    ]),
    element('ram:BuyerTradeParty', [
      buyerIdOf(buyer),
      element('ram:Name', buyer.name),
      buyer.siret === null ? undefined : legalOf(buyer.siret),
      addressOf(billing),
      buyer.siret === null ? mailAddressOf(buyer.email) : directoryAddressOf(buyer.siret),
      buyer.siret === null ? undefined : taxNumberOf(vatNumberOf(buyer.siret)),
    ]),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', reference)]),
    orderNumber === ''
      ? undefined
      : element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
    siteReference === ''
      ? undefined
      : element('ram:SpecifiedProcuringProject', [
          element('ram:ID', siteReference),
          element('ram:Name', siteReference),
        ]),
  ]);
}

/** BT-46 is one identifier (CII-SR-450): the SIRET, or the customer number without one. */
function buyerIdOf({ siret, number }: InvoiceData['buyer']): Element | undefined {
  if (siret !== null) return element('ram:GlobalID', siret, { schemeID: SIRET_SCHEME });
  return number === '' ? undefined : element('ram:ID', number);
}

function legalOf(siret: string): Element {
  return element('ram:SpecifiedLegalOrganization', [
    element('ram:ID', sirenOf(siret), { schemeID: SIREN_SCHEME }),
  ]);
}

/** BT-34 and BT-49 address the company as a whole: its establishments need no address. */
function directoryAddressOf(siret: string): Element {
  return electronicAddress(sirenOf(siret), DIRECTORY_SCHEME);
}

function mailAddressOf(email: string): Element | undefined {
  return email === '' ? undefined : electronicAddress(email, MAIL_SCHEME);
}

function electronicAddress(address: string, schemeID: string): Element {
  return element('ram:URIUniversalCommunication', [element('ram:URIID', address, { schemeID })]);
}

function taxNumberOf(vatNumber: string): Element {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatNumber, { schemeID: 'VA' })]);
}

export function addressOf(place: Omit<DocumentAddress, 'name'>): Element {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', place.zipcode),
    place.address_1 === '' ? undefined : element('ram:LineOne', place.address_1),
    place.address_2 ? element('ram:LineTwo', place.address_2) : undefined,
    element('ram:CityName', place.city),
    element('ram:CountryID', 'FR'),
  ]);
}
