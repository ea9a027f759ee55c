import {
  ALLOWANCE,
  BUYER,
  CHARGE,
  LINE,
  LINE_TAX,
  LINE_TOTAL,
  SELLER,
  SETTLEMENT,
  SUMS,
  TAX,
  TERMS,
} from './paths.ts';
import { decimals, equalCents, rule, type Rule } from './rule.ts';

const ROOT = '/rsm:CrossIndustryInvoice';
const ALLOWANCES = `sum(${ALLOWANCE}/ram:ActualAmount)`;
const CHARGES = `sum(${CHARGE}/ram:ActualAmount)`;
/** Amounts at the rate of the context node. */
const ofRate = (path: string, tax: string, amount: string) =>
  `sum(${path}[${tax}/ram:RateApplicablePercent = current-rate]/${amount})`;
/** XPath 1.0 has no variables: the rate of the context is compared by its index among the rates. */
const BASE_OF_RATE = [
  ofRate(LINE, LINE_TAX, LINE_TOTAL),
  `- ${ofRate(ALLOWANCE, 'ram:CategoryTradeTax', 'ram:ActualAmount')}`,
  `+ ${ofRate(CHARGE, 'ram:CategoryTradeTax', 'ram:ActualAmount')}`,
].join(' ');
const RATES = ['20.00', '10.00', '5.50', '2.10'];

/** Totals and taxes: rules of EN 16931 that our invoices trigger, by published id and text. */
export const SUM_RULES: readonly Rule[] = [
  rule(
    'BR-CO-04',
    'Each Invoice line (BG-25) shall be categorized with an Invoiced item VAT category code (BT-151).',
    LINE,
    `${LINE_TAX}[ram:TypeCode = 'VAT']/ram:CategoryCode`,
    { remove: `${LINE}/${LINE_TAX}` },
  ),
  rule(
    'BR-CO-09',
    'The Seller and Buyer VAT identifiers (BT-31, BT-48) shall have a prefix in accordance with ISO 3166-1 alpha-2.',
    "//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']",
    "starts-with(., 'FR')",
    { set: `${BUYER}/ram:SpecifiedTaxRegistration/ram:ID`, to: '79210052908' },
  ),
  rule(
    'BR-CO-10',
    'Sum of Invoice line net amount (BT-106) = Σ Invoice line net amount (BT-131).',
    SUMS,
    equalCents('ram:LineTotalAmount', `sum(${LINE}/${LINE_TOTAL})`),
    { set: `${SUMS}/ram:LineTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-11',
    'Sum of allowances on document level (BT-107) = Σ Document level allowance amount (BT-92).',
    SUMS,
    equalCents('ram:AllowanceTotalAmount', ALLOWANCES),
    { set: `${SUMS}/ram:AllowanceTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-12',
    'Sum of charges on document level (BT-108) = Σ Document level charge amount (BT-99).',
    SUMS,
    equalCents('ram:ChargeTotalAmount', CHARGES),
    { set: `${SUMS}/ram:ChargeTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-13',
    'Invoice total amount without VAT (BT-109) = Σ Invoice line net amount (BT-131) - Sum of allowances (BT-107) + Sum of charges (BT-108).',
    SUMS,
    equalCents(
      'ram:TaxBasisTotalAmount',
      'ram:LineTotalAmount - ram:AllowanceTotalAmount + ram:ChargeTotalAmount',
    ),
    { set: `${SUMS}/ram:TaxBasisTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-14',
    'Invoice total VAT amount (BT-110) = Σ VAT category tax amount (BT-117).',
    SUMS,
    equalCents('ram:TaxTotalAmount', `sum(${TAX}/ram:CalculatedAmount)`),
    { set: `${SUMS}/ram:TaxTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-15',
    'Invoice total amount with VAT (BT-112) = Invoice total amount without VAT (BT-109) + Invoice total VAT amount (BT-110).',
    SUMS,
    equalCents('ram:GrandTotalAmount', 'ram:TaxBasisTotalAmount + ram:TaxTotalAmount'),
    { set: `${SUMS}/ram:GrandTotalAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-16',
    'Amount due for payment (BT-115) = Invoice total amount with VAT (BT-112) - Paid amount (BT-113) + Rounding amount (BT-114).',
    SUMS,
    equalCents('ram:DuePayableAmount', 'ram:GrandTotalAmount - ram:TotalPrepaidAmount'),
    { set: `${SUMS}/ram:DuePayableAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-17',
    'VAT category tax amount (BT-117) = VAT category taxable amount (BT-116) x (VAT category rate (BT-119) / 100), rounded to two decimals.',
    TAX,
    equalCents(
      'ram:CalculatedAmount',
      'round(round(ram:BasisAmount * 100) * round(ram:RateApplicablePercent * 100) div 10000) div 100',
    ),
    { set: `${TAX}/ram:CalculatedAmount`, to: '0.01' },
  ),
  rule(
    'BR-CO-18',
    'An Invoice shall at least have one VAT breakdown group (BG-23).',
    SETTLEMENT,
    'ram:ApplicableTradeTax',
    { remove: TAX },
  ),
  rule(
    'BR-CO-21',
    'Each Document level allowance (BG-20) shall contain a Document level allowance reason (BT-97) or a Document level allowance reason code (BT-98), or both.',
    ALLOWANCE,
    'ram:Reason or ram:ReasonCode',
    { remove: `${ALLOWANCE}/ram:Reason | ${ALLOWANCE}/ram:ReasonCode` },
  ),
  rule(
    'BR-CO-25',
    'In case the Amount due for payment (BT-115) is positive, either the Payment due date (BT-9) or the Payment terms (BT-20) shall be present.',
    `${SETTLEMENT}[ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount > 0]`,
    'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime or ram:SpecifiedTradePaymentTerms/ram:Description',
    { remove: TERMS },
  ),
  rule(
    'BR-CO-26',
    'In order for the buyer to automatically identify a supplier, the Seller identifier (BT-29), the Seller legal registration identifier (BT-30) and/or the Seller VAT identifier (BT-31) shall be present.',
    SELLER,
    'ram:GlobalID or ram:SpecifiedLegalOrganization/ram:ID or ram:SpecifiedTaxRegistration/ram:ID',
    {
      remove: `${SELLER}/ram:GlobalID | ${SELLER}/ram:SpecifiedLegalOrganization | ${SELLER}/ram:SpecifiedTaxRegistration`,
    },
  ),
  rule(
    'BR-S-01',
    'An Invoice with items, allowances or charges "Standard rated" shall contain at least one VAT breakdown with that category.',
    SETTLEMENT,
    "ram:ApplicableTradeTax[ram:CategoryCode = 'S']",
    { remove: TAX },
  ),
  rule(
    'BR-S-02',
    'An Invoice with "Standard rated" lines shall contain the Seller VAT Identifier (BT-31).',
    `${ROOT}[${LINE}/${LINE_TAX}/ram:CategoryCode = 'S']`,
    `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`,
    { remove: `${SELLER}/ram:SpecifiedTaxRegistration` },
  ),
  rule(
    'BR-S-05',
    'In a "Standard rated" Invoice line the Invoiced item VAT rate (BT-152) shall be greater than zero.',
    `${LINE}/${LINE_TAX}`,
    'ram:RateApplicablePercent > 0',
    { set: `${LINE}/${LINE_TAX}/ram:RateApplicablePercent`, to: '0.00' },
  ),
  rule(
    'BR-S-06',
    'In a "Standard rated" Document level allowance the VAT rate (BT-96) shall be greater than zero.',
    `${ALLOWANCE}/ram:CategoryTradeTax`,
    'ram:RateApplicablePercent > 0',
    { set: `${ALLOWANCE}/ram:CategoryTradeTax/ram:RateApplicablePercent`, to: '0.00' },
  ),
  rule(
    'BR-S-07',
    'In a "Standard rated" Document level charge the VAT rate (BT-103) shall be greater than zero.',
    `${CHARGE}/ram:CategoryTradeTax`,
    'ram:RateApplicablePercent > 0',
    { set: `${CHARGE}/ram:CategoryTradeTax/ram:RateApplicablePercent`, to: '0.00' },
  ),
  ...RATES.map((rate) =>
    rule(
      `BR-S-08 (${rate})`,
      'For each different VAT rate the VAT category taxable amount (BT-116) shall equal the sum of line net amounts plus charges minus allowances of that rate.',
      `${ROOT}[${LINE}/${LINE_TAX}/ram:RateApplicablePercent = '${rate}']`,
      equalCents(
        `sum(${TAX}[ram:RateApplicablePercent = '${rate}']/ram:BasisAmount)`,
        BASE_OF_RATE.replaceAll('current-rate', `'${rate}'`),
      ),
      { set: `${TAX}[ram:RateApplicablePercent = '${rate}']/ram:BasisAmount`, to: '0.01' },
    ),
  ),
  rule(
    'BR-S-09',
    'The VAT category tax amount (BT-117) shall equal the VAT category taxable amount (BT-116) multiplied by the VAT category rate (BT-119).',
    TAX,
    'ram:CalculatedAmount - ram:BasisAmount * ram:RateApplicablePercent div 100 < 0.011 and ram:BasisAmount * ram:RateApplicablePercent div 100 - ram:CalculatedAmount < 0.011',
    { set: `${TAX}/ram:CalculatedAmount`, to: '0.03' },
  ),
  rule(
    'BR-S-10',
    'A VAT breakdown with the category "Standard rated" shall not have a VAT exemption reason (BT-120, BT-121).',
    TAX,
    'not(ram:ExemptionReason) and not(ram:ExemptionReasonCode)',
    { add: TAX, element: 'ExemptionReason', value: 'Exempt' },
  ),
  ...[
    ['BR-DEC-01', 'Document level allowance amount (BT-92)', `${ALLOWANCE}/ram:ActualAmount`],
    ['BR-DEC-05', 'Document level charge amount (BT-99)', `${CHARGE}/ram:ActualAmount`],
    ['BR-DEC-09', 'Sum of Invoice line net amount (BT-106)', `${SUMS}/ram:LineTotalAmount`],
    ['BR-DEC-10', 'Sum of allowances on document level (BT-107)', `${SUMS}/ram:AllowanceTotalAmount`],
    ['BR-DEC-11', 'Sum of charges on document level (BT-108)', `${SUMS}/ram:ChargeTotalAmount`],
    ['BR-DEC-12', 'Invoice total amount without VAT (BT-109)', `${SUMS}/ram:TaxBasisTotalAmount`],
    ['BR-DEC-13', 'Invoice total VAT amount (BT-110)', `${SUMS}/ram:TaxTotalAmount`],
    ['BR-DEC-14', 'Invoice total amount with VAT (BT-112)', `${SUMS}/ram:GrandTotalAmount`],
    ['BR-DEC-16', 'Paid amount (BT-113)', `${SUMS}/ram:TotalPrepaidAmount`],
    ['BR-DEC-18', 'Amount due for payment (BT-115)', `${SUMS}/ram:DuePayableAmount`],
    ['BR-DEC-19', 'VAT category taxable amount (BT-116)', `${TAX}/ram:BasisAmount`],
    ['BR-DEC-20', 'VAT category tax amount (BT-117)', `${TAX}/ram:CalculatedAmount`],
    ['BR-DEC-23', 'Invoice line net amount (BT-131)', `${LINE}/${LINE_TOTAL}`],
  ].map(([id = '', name = '', path = '']) =>
    rule(id, `The allowed maximum number of decimals for the ${name} is 2.`, path, decimals('.', 2), {
      set: path,
      to: '1.005',
    }),
  ),
];
