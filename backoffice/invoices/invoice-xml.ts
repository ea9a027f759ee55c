import { addressOf, agreementOf } from './invoice-parties.ts';
import { goodsOf, type InvoiceData, type DocumentLine } from '#backoffice/order-documents/document-data.ts';
import { dayFigures, decimal } from '#backoffice/order-documents/document-format.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { paymentTermsText } from '#backoffice/order-documents/payment-terms-text.ts';
import { spreadByRate, type RateShare } from './spread-by-rate.ts';
import { element, writeXml, type Element } from './xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const STANDARD = 'urn:cen.eu:en16931:2017';
/** Business process of the French reform (XP Z12-012, BR-FR-08): goods, and goods already paid. */
const GOODS = 'B1';
const GOODS_PAID = 'B2';
const COMMERCIAL_INVOICE = '380';
const CREDIT_NOTE = '381';
/** Unit of measure "piece" (UN/ECE recommendation 20). */
const PIECE = 'C62';
/** Codes of the standard for means of payment, and for reasons of allowances and charges. */
const TRANSFER = '30';
const PAYMENT_MEANS: Readonly<Record<string, string>> = { cb: '48', virement: TRANSFER, compte: TRANSFER };
const OTHER_MEANS = '1';
const DISCOUNT = '95';
const RECYCLING = 'AEO';
const FREIGHT = 'FC';

/**
 * Renders an invoice or a credit note as XML: Cross Industry Invoice (UN/CEFACT D16B) with the fields of EN 16931 and of the
 * French reform (XP Z12-012). Its totals are those of the invoice data.
 */
export function writeInvoiceXml(document: InvoiceData): string {
  return writeXml(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element('rsm:ExchangedDocumentContext', [
          element('ram:BusinessProcessSpecifiedDocumentContextParameter', [
            element('ram:ID', document.paid === document.gross ? GOODS_PAID : GOODS),
          ]),
          element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', STANDARD)]),
        ]),
        documentOf(document),
        element('rsm:SupplyChainTradeTransaction', [
          ...document.lines.map(lineOf),
          agreementOf(document),
          deliveryOf(document),
          settlementOf(document),
        ]),
      ],
      NAMESPACES,
    ),
  );
}

function documentOf({ invoice, credit, lang }: InvoiceData): Element {
  const text = messageFormatter(lang);
  const { number, issuedAt } = credit ?? invoice;
  return element('rsm:ExchangedDocument', [
    element('ram:ID', number),
    element('ram:TypeCode', credit ? CREDIT_NOTE : COMMERCIAL_INVOICE),
    dateOf('ram:IssueDateTime', issuedAt),
    credit && element('ram:IncludedNote', [element('ram:Content', credit.reason)]),
    noteOf(text('order-documents.legal.late'), 'PMD'),
    noteOf(text('order-documents.legal.indemnity'), 'PMT'),
    noteOf(text('order-documents.legal.discount'), 'AAB'),
  ]);
}

function noteOf(content: string, subject: string): Element {
  return element('ram:IncludedNote', [element('ram:Content', content), element('ram:SubjectCode', subject)]);
}

function lineOf(line: DocumentLine, index: number): Element {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(index + 1))]),
    element('ram:SpecifiedTradeProduct', [
      line.reference === '' ? undefined : element('ram:SellerAssignedID', line.reference),
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

function deliveryOf({ delivery, shippedAt }: InvoiceData): Element {
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [element('ram:Name', delivery.name), addressOf(delivery)]),
    shippedAt === null
      ? undefined
      : element('ram:ActualDeliverySupplyChainEvent', [dateOf('ram:OccurrenceDateTime', shippedAt)]),
  ]);
}

function settlementOf(document: InvoiceData): Element {
  const { lang, vat, reference, payment, due, paidAt, currency } = document;
  // A paid invoice was due on the day of its payment (BR-FR-CO-09).
  const dueAt = due ?? paidAt;
  const shares = spreadByRate(document);
  const text = messageFormatter(lang);
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', reference),
    element('ram:InvoiceCurrencyCode', currency.code),
    meansOf(document),
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
      ...discountsOf(document, share),
      adjustmentOf(share, share.eco, {
        isCharge: true,
        code: RECYCLING,
        reason: text('order-documents.eco'),
      }),
      adjustmentOf(share, share.shipping, {
        isCharge: true,
        code: FREIGHT,
        reason: text('order-documents.shipping'),
      }),
    ]),
    dueAt === null
      ? undefined
      : element('ram:SpecifiedTradePaymentTerms', [
          element('ram:Description', paymentTermsText(payment, lang)),
          dateOf('ram:DueDateDateTime', dueAt),
        ]),
    sumsOf(document),
    document.credit && precedingInvoiceOf(document),
  ]);
}

/** BG-3: the invoice that a credit note corrects. */
function precedingInvoiceOf({ invoice }: InvoiceData): Element {
  return element('ram:InvoiceReferencedDocument', [
    element('ram:IssuerAssignedID', invoice.number),
    element('ram:FormattedIssueDateTime', [
      element('qdt:DateTimeString', dayFigures(invoice.issuedAt), { format: '102' }),
    ]),
  ]);
}

/** A transfer names the account to pay to (BR-61); without one the means is left open. */
function meansOf({ payment, account }: InvoiceData): Element {
  const code = PAYMENT_MEANS[payment] ?? OTHER_MEANS;
  if (code === TRANSFER && !account)
    return element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', OTHER_MEANS)]);
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    ...(code === TRANSFER && account
      ? [
          element('ram:PayeePartyCreditorFinancialAccount', [
            element('ram:IBANID', account.iban),
            element('ram:AccountName', account.holder),
          ]),
          element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', account.bic)]),
        ]
      : []),
  ]);
}

function sumsOf(document: InvoiceData): Element {
  const { eco, shipping, net, gross, paid, discounts, currency } = document;
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', decimal(goodsOf(document))),
    element('ram:ChargeTotalAmount', decimal(eco + shipping)),
    element('ram:AllowanceTotalAmount', decimal(-discounts.reduce((sum, { amount }) => sum + amount, 0))),
    element('ram:TaxBasisTotalAmount', decimal(net)),
    element('ram:TaxTotalAmount', decimal(gross - net), { currencyID: currency.code }),
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

/** Discounts of one VAT rate: separate under their own names, or one total when several rates share them. */
function discountsOf({ discounts, vat }: InvoiceData, share: RateShare): (Element | undefined)[] {
  const taken =
    vat.length === 1
      ? discounts
      : [{ label: discounts.map(({ label }) => label).join(', '), amount: share.discount }];
  return taken.map(({ label, amount }) =>
    adjustmentOf(share, -amount, { isCharge: false, code: DISCOUNT, reason: label }),
  );
}

/** VAT category `S`, the standard rate: the shop sells nothing in another category. */
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
