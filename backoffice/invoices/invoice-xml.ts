import { BANK_ACCOUNT } from '#shared/domain/bank-account.ts';
import { addressOf, agreementOf } from './invoice-parties.ts';
import { goodsOf, type InvoicePaper, type PaperLine } from '#backoffice/order-documents/paper.ts';
import { dayFigures, decimal } from '#backoffice/order-documents/paper-format.ts';
import { PAPER_WORDS, PAYMENT_WORDS, TERMS } from '#backoffice/order-documents/paper-words.ts';
import { spreadByRate, type RateShare } from './spread-by-rate.ts';
import { element, writeXml, type Element } from './xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const STANDARD = 'urn:cen.eu:en16931:2017';
/** Business process of the French reform (XP Z12-012, BR-FR-08): goods, and goods already paid. */
const GOODS = 'B1';
const GOODS_PAID = 'B2';
const COMMERCIAL_INVOICE = '380';
/** Units of measure of UN/ECE recommendation 20: one piece. */
const PIECE = 'C62';
const CURRENCY = 'EUR';
/** Code lists the standard names: means of payment, why something is added or taken off. */
const TRANSFER = '30';
const PAYMENT_MEANS: Readonly<Record<string, string>> = { cb: '48', virement: TRANSFER, compte: TRANSFER };
const OTHER_MEANS = '1';
const DISCOUNT = '95';
const RECYCLING = 'AEO';
const FREIGHT = 'FC';

/**
 * An invoice as data: Cross Industry Invoice (UN/CEFACT D16B) with the fields of EN 16931 and those the French reform adds
 * (XP Z12-012). Its sums are the paper's own.
 */
export function writeInvoiceXml(paper: InvoicePaper): string {
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
            element('ram:ID', paper.paid === paper.gross ? GOODS_PAID : GOODS),
          ]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', STANDARD)]),
        ]),
        documentOf(paper),
        element('rsm:SupplyChainTradeTransaction', [
          ...paper.lines.map(lineOf),
          agreementOf(paper),
          deliveryOf(paper),
          settlementOf(paper),
        ]),
      ],
      NAMESPACES,
    ),
  );
}

function documentOf({ invoice, lang }: InvoicePaper): Element {
  const { late, indemnity, discount } = TERMS[lang];
  return element('rsm:ExchangedDocument', [
    element('ram:ID', invoice.number),
    element('ram:TypeCode', COMMERCIAL_INVOICE),
    dateOf('ram:IssueDateTime', invoice.issuedAt),
    noteOf(late, 'PMD'),
    noteOf(indemnity, 'PMT'),
    noteOf(discount, 'AAB'),
  ]);
}

function noteOf(words: string, subject: string): Element {
  return element('ram:IncludedNote', [element('ram:Content', words), element('ram:SubjectCode', subject)]);
}

function lineOf(line: PaperLine, index: number): Element {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:SellerAssignedID', line.reference),
      element('ram:Name', line.name),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', decimal(line.unit))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: PIECE }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', taxOf(line.rate)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', decimal(line.total)),
      ]),
    ]),
  ]);
}

function deliveryOf({ delivery, shippedAt }: InvoicePaper): Element {
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', delivery.name), addressOf(delivery)]),
    shippedAt === null
      ? undefined
      : element('ram:ActualDeliverySupplyChainEvent', [dateOf('ram:OccurrenceDateTime', shippedAt)]),
  ]);
}

function settlementOf(paper: InvoicePaper): Element {
  const { lang, vat, reference, payment, due, paidAt } = paper;
  // A paid invoice was due on the day of its payment (BR-FR-CO-09).
  const dueAt = due ?? paidAt;
  const shares = spreadByRate(paper);
  const words = PAPER_WORDS[lang];
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', reference),
    element('ram:InvoiceCurrencyCode', CURRENCY),
    meansOf(payment),
    ...vat.map(({ rate, base, amount }) => {
      const [type, ...rest] = taxOf(rate);
      return element('ram:ApplicableTradeTax', [
        element('ram:CalculatedAmount', decimal(amount)),
        type,
        element('ram:BasisAmount', decimal(base)),
        ...rest,
      ]);
    }),
    ...shares.flatMap((share) => [
      ...discountsOf(paper, share),
      adjustmentOf(share, share.eco, { isCharge: true, code: RECYCLING, reason: words.eco }),
      adjustmentOf(share, share.shipping, { isCharge: true, code: FREIGHT, reason: words.shipping }),
    ]),
    dueAt === null
      ? undefined
      : element('ram:SpecifiedTradePaymentTerms', [
          element('ram:Description', PAYMENT_WORDS[lang][payment] ?? payment),
          dateOf('ram:DueDateDateTime', dueAt),
        ]),
    sumsOf(paper),
  ]);
}

/** Who pays by transfer is told to which account (BR-61). */
function meansOf(payment: string): Element {
  const code = PAYMENT_MEANS[payment] ?? OTHER_MEANS;
  const { holder, iban, bic } = BANK_ACCOUNT;
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    ...(code === TRANSFER
      ? [
          element('ram:PayeePartyCreditorFinancialAccount', [
            element('ram:IBANID', iban),
            element('ram:AccountName', holder),
          ]),
          element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
        ]
      : []),
  ]);
}

function sumsOf(paper: InvoicePaper): Element {
  const { eco, shipping, net, gross, paid, discounts } = paper;
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', decimal(goodsOf(paper))),
    element('ram:ChargeTotalAmount', decimal(eco + shipping)),
    element('ram:AllowanceTotalAmount', decimal(-discounts.reduce((sum, { amount }) => sum + amount, 0))),
    element('ram:TaxBasisTotalAmount', decimal(net)),
    element('ram:TaxTotalAmount', decimal(gross - net), { currencyID: CURRENCY }),
    element('ram:GrandTotalAmount', decimal(gross)),
    element('ram:TotalPrepaidAmount', decimal(paid)),
    element('ram:DuePayableAmount', decimal(gross - paid)),
  ]);
}

function adjustmentOf(
  { rate }: RateShare,
  amount: number,
  { isCharge, code, reason }: { isCharge: boolean; code: string; reason: string },
): Element | undefined {
  if (amount === 0) return undefined;
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    element('ram:ActualAmount', decimal(amount)),
    element('ram:ReasonCode', code),
    element('ram:Reason', reason),
    element('ram:CategoryTradeTax', taxOf(rate)),
  ]);
}

/** Discounts of one VAT rate: each under its own name, or one sum under all names where rates share them. */
function discountsOf({ discounts, vat }: InvoicePaper, share: RateShare): (Element | undefined)[] {
  const taken =
    vat.length === 1
      ? discounts
      : [{ label: discounts.map(({ label }) => label).join(', '), amount: share.discount }];
  return taken.map(({ label, amount }) =>
    adjustmentOf(share, -amount, { isCharge: false, code: DISCOUNT, reason: label }),
  );
}

/** The standard rate's category, `S`: what is sold here has no other. */
function taxOf(rate: number): [type: Element, ...rest: Element[]] {
  return [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', 'S'),
    element('ram:RateApplicablePercent', decimal(rate)),
  ];
}

function dateOf(name: string, date: Date): Element {
  return element(name, [element('udt:DateTimeString', dayFigures(date), { format: '102' })]);
}
