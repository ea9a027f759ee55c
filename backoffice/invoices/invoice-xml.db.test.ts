import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { writeInvoiceXml } from './invoice-xml.ts';
import { isIssued, type InvoiceData } from '#backoffice/order-documents/document-data.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';

type Node = { name: string; text: string; children: Node[] };

/**
 * Order of child elements by parent in the schema CII D16B, for all elements of EN 16931 used here. A star
 * marks elements that may repeat.
 */
const ADDRESS = 'PostcodeCode LineOne LineTwo LineThree CityName CountryID';
const PARTY =
  'ID GlobalID Name Description SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration*';
const TAX =
  'CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode DueDateTypeCode RateApplicablePercent';
const SEQUENCES: Readonly<Record<string, string>> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction',
  ExchangedDocumentContext:
    'BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter',
  BusinessProcessSpecifiedDocumentContextParameter: 'ID',
  GuidelineSpecifiedDocumentContextParameter: 'ID',
  URIUniversalCommunication: 'URIID',
  ExchangedDocument: 'ID TypeCode IssueDateTime IncludedNote*',
  IncludedNote: 'Content SubjectCode',
  SupplyChainTradeTransaction:
    'IncludedSupplyChainTradeLineItem* ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement',
  AssociatedDocumentLineDocument: 'LineID IncludedNote',
  SpecifiedTradeProduct: 'GlobalID SellerAssignedID BuyerAssignedID Name Description',
  SpecifiedLineTradeAgreement: 'GrossPriceProductTradePrice NetPriceProductTradePrice',
  NetPriceProductTradePrice: 'ChargeAmount BasisQuantity',
  SpecifiedLineTradeDelivery: 'BilledQuantity',
  SpecifiedLineTradeSettlement:
    'ApplicableTradeTax BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge* SpecifiedTradeSettlementLineMonetarySummation',
  SpecifiedTradeSettlementLineMonetarySummation: 'LineTotalAmount',
  ApplicableHeaderTradeAgreement:
    'BuyerReference SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument ContractReferencedDocument AdditionalReferencedDocument* SpecifiedProcuringProject',
  SellerTradeParty: PARTY,
  BuyerTradeParty: PARTY,
  ShipToTradeParty: PARTY,
  SpecifiedLegalOrganization: 'ID TradingBusinessName',
  SpecifiedTaxRegistration: 'ID',
  PostalTradeAddress: ADDRESS,
  SellerOrderReferencedDocument: 'IssuerAssignedID',
  BuyerOrderReferencedDocument: 'IssuerAssignedID',
  SpecifiedProcuringProject: 'ID Name',
  ApplicableHeaderTradeDelivery: 'ShipToTradeParty ActualDeliverySupplyChainEvent',
  ActualDeliverySupplyChainEvent: 'OccurrenceDateTime',
  ApplicableHeaderTradeSettlement:
    'CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty SpecifiedTradeSettlementPaymentMeans* ApplicableTradeTax* BillingSpecifiedPeriod SpecifiedTradeAllowanceCharge* SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation',
  SpecifiedTradeSettlementPaymentMeans:
    'TypeCode Information ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount PayeePartyCreditorFinancialAccount PayeeSpecifiedCreditorFinancialInstitution',
  PayeePartyCreditorFinancialAccount: 'IBANID AccountName ProprietaryID',
  PayeeSpecifiedCreditorFinancialInstitution: 'BICID',
  ApplicableTradeTax: TAX,
  CategoryTradeTax: TAX,
  SpecifiedTradeAllowanceCharge:
    'ChargeIndicator CalculationPercent BasisAmount ActualAmount ReasonCode Reason CategoryTradeTax',
  ChargeIndicator: 'Indicator',
  SpecifiedTradePaymentTerms: 'Description DueDateDateTime DirectDebitMandateID',
  IssueDateTime: 'DateTimeString',
  OccurrenceDateTime: 'DateTimeString',
  DueDateDateTime: 'DateTimeString',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount* RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount',
};

let database: Database;
let documents: InvoiceData[];
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db.selectFrom('invoice').select('order_id').execute();
  const orders = await Promise.all(rows.map(({ order_id: id }) => readOrder(database.db, { siteId: 1, id })));
  documents = orders.flatMap((order) => (order ? [toDocumentData(order, 'Ronde')] : [])).filter(isIssued);
});
afterAll(() => database.close());

/** Parses a generated document into a tree; names without prefixes. */
function parse(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] };
  const open = [root];
  for (const [, closing, name = '', text = ''] of xml.matchAll(/<(\/?)\w+:(\w+)[^>]*>([^<]*)/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const node: Node = { name, text, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  return root.children[0] ?? root;
}

function findAll(node: Node, name: string): Node[] {
  return [...(node.name === name ? [node] : []), ...node.children.flatMap((child) => findAll(child, name))];
}
const find = (node: Node, name: string): Node => {
  const [found] = findAll(node, name);
  if (!found) throw new Error(`No ${name} in ${node.name}.`);
  return found;
};
const child = (node: Node, name: string) => node.children.find((one) => one.name === name)?.text;
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

/** Elements whose children are out of order, repeated or unknown. */
function misplaced({ name, children }: Node): string[] {
  const own = children.map((one) => one.name).join(' ');
  const pattern = (SEQUENCES[name] ?? '')
    .split(' ')
    .map((one) => (one.endsWith('*') ? `(?:${one.slice(0, -1)} )*` : `(?:${one} )?`))
    .join('');
  const isRight = children.length === 0 || new RegExp(`^${pattern}$`).test(`${own} `);
  return [...(isRight ? [] : [`${name}: ${own}`]), ...children.flatMap(misplaced)];
}

describe('XML invoice', () => {
  it('[AC-14] XML invoice: elements are in the schema’s order', () => {
    expect(documents.length).toBeGreaterThan(10);
    for (const document of documents) expect(misplaced(parse(writeInvoiceXml(document)))).toEqual([]);
  });

  it('[AC-14] XML invoice: names both parties by SIREN, SIRET and VAT number', () => {
    for (const document of documents) {
      const tree = parse(writeInvoiceXml(document));
      for (const role of ['SellerTradeParty', 'BuyerTradeParty']) {
        const party = find(tree, role);
        const siret = child(party, 'GlobalID') ?? '';
        expect(child(find(party, 'SpecifiedLegalOrganization'), 'ID')).toBe(siret.slice(0, 9));
        expect(child(find(party, 'SpecifiedTaxRegistration'), 'ID')).toMatch(
          new RegExp(`^FR\\d\\d${siret.slice(0, 9)}$`),
        );
      }
    }
  });

  it('[AC-14] XML invoice: lines, rates and amount due add up by the rules of the standard (BR-CO-10 to 17, BR-S-08)', () => {
    for (const document of documents) {
      const tree = parse(writeInvoiceXml(document));
      const settlement = find(tree, 'ApplicableHeaderTradeSettlement');
      const sums = find(tree, 'SpecifiedTradeSettlementHeaderMonetarySummation');
      const sumOf = (name: string) => cents(child(sums, name));
      const lines = findAll(tree, 'IncludedSupplyChainTradeLineItem');
      const total = (nodes: Node[], name: string) =>
        nodes.reduce((sum, node) => sum + cents(find(node, name).text), 0);
      for (const line of lines)
        expect(total([line], 'LineTotalAmount')).toBe(
          total([line], 'ChargeAmount') * Number(find(line, 'BilledQuantity').text),
        );
      expect(sumOf('LineTotalAmount')).toBe(total(lines, 'LineTotalAmount'));
      const adjustments = settlement.children.filter(({ name }) => name === 'SpecifiedTradeAllowanceCharge');
      const isCharge = (node: Node) => find(node, 'Indicator').text === 'true';
      const charges = adjustments.filter(isCharge);
      const allowances = adjustments.filter((node) => !isCharge(node));
      expect(sumOf('ChargeTotalAmount')).toBe(total(charges, 'ActualAmount'));
      expect(sumOf('AllowanceTotalAmount')).toBe(total(allowances, 'ActualAmount'));
      expect(sumOf('TaxBasisTotalAmount')).toBe(
        sumOf('LineTotalAmount') + sumOf('ChargeTotalAmount') - sumOf('AllowanceTotalAmount'),
      );
      const taxes = settlement.children.filter(({ name }) => name === 'ApplicableTradeTax');
      expect(sumOf('TaxBasisTotalAmount')).toBe(total(taxes, 'BasisAmount'));
      expect(sumOf('TaxTotalAmount')).toBe(total(taxes, 'CalculatedAmount'));
      expect(sumOf('GrandTotalAmount')).toBe(sumOf('TaxBasisTotalAmount') + sumOf('TaxTotalAmount'));
      expect(sumOf('DuePayableAmount')).toBe(sumOf('GrandTotalAmount') - sumOf('TotalPrepaidAmount'));
      for (const adjustment of adjustments) {
        expect(cents(child(adjustment, 'ActualAmount'))).toBeGreaterThan(0);
        expect(child(adjustment, 'Reason')).toBeTruthy();
      }
    }
  });

  it('[AC-14] XML invoice: states the account and due date of a transfer (BR-61, BR-CO-25)', () => {
    const means = new Set<string | undefined>();
    for (const document of documents) {
      const tree = parse(writeInvoiceXml(document));
      const code = child(find(tree, 'SpecifiedTradeSettlementPaymentMeans'), 'TypeCode');
      means.add(code);
      expect(findAll(tree, 'IBANID')).toHaveLength(code === '30' ? 1 : 0);
      const due = cents(find(tree, 'DuePayableAmount').text);
      expect(findAll(tree, 'DueDateDateTime')).toHaveLength(1);
      expect(find(find(tree, 'BusinessProcessSpecifiedDocumentContextParameter'), 'ID').text).toBe(
        due > 0 ? 'B1' : 'B2',
      );
    }
    expect(means).toEqual(new Set(['30', '48']));
  });
});
