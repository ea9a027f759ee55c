/** XPaths of the groups of an invoice in Cross Industry Invoice. */
export const CONTEXT = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext';
export const DOCUMENT = '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument';
const TRANSACTION = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
export const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
export const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
export const SELLER = `${AGREEMENT}/ram:SellerTradeParty`;
export const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
export const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
export const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
export const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
export const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`;
const ADJUSTMENT = `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge`;
export const ALLOWANCE = `${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator = 'false']`;
export const CHARGE = `${ADJUSTMENT}[ram:ChargeIndicator/udt:Indicator = 'true']`;
export const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
export const TERMS = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`;
export const LINE_TOTAL =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
export const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
export const NET_PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount';
export const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
