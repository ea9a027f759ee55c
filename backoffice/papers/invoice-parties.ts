import type { InvoicePaper, PaperAddress } from './paper.ts';
import { SELLER, sirenOf, vatNumberOf } from './seller.ts';
import { element, type Element } from './xml.ts';

/** Code lists the standard names: registers of companies. */
const SIREN_LIST = '0002';
const SIRET_LIST = '0009';

/** Who sells to whom, by which order. */
export function agreementOf({ buyer, billing, reference }: InvoicePaper): Element {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      element('ram:GlobalID', SELLER.siret, { schemeID: SIRET_LIST }),
      element('ram:Name', SELLER.name),
      legalOf(SELLER.siret),
      addressOf({ ...SELLER, address_2: null }),
      taxNumberOf(SELLER.siret),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:ID', buyer.number),
      buyer.siret === null ? undefined : element('ram:GlobalID', buyer.siret, { schemeID: SIRET_LIST }),
      element('ram:Name', buyer.name),
      buyer.siret === null ? undefined : legalOf(buyer.siret),
      addressOf(billing),
      buyer.siret === null ? undefined : taxNumberOf(buyer.siret),
    ]),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', reference)]),
  ]);
}

function legalOf(siret: string): Element {
  return element('ram:SpecifiedLegalOrganization', [
    element('ram:ID', sirenOf(siret), { schemeID: SIREN_LIST }),
  ]);
}

function taxNumberOf(siret: string): Element {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', vatNumberOf(siret), { schemeID: 'VA' })]);
}

export function addressOf(place: Omit<PaperAddress, 'name'>): Element {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', place.zipcode),
    element('ram:LineOne', place.address_1),
    place.address_2 === null ? undefined : element('ram:LineTwo', place.address_2),
    element('ram:CityName', place.city),
    element('ram:CountryID', 'FR'),
  ]);
}
