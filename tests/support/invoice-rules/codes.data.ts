import {
  ALLOWANCE,
  BUYER,
  CHARGE,
  CONTEXT,
  DOCUMENT,
  LINE,
  LINE_TAX,
  MEANS,
  QUANTITY,
  SELLER,
  SETTLEMENT,
  SUMS,
  TAX,
  TERMS,
} from './paths.ts';
import { oneOf, rule, type Rule } from './rule.ts';

/** Totals that occur once, by the rule that requires it. */
const SUM_NAMES = [
  ['CII-SR-477', 'LineTotalAmount'],
  ['CII-SR-478', 'ChargeTotalAmount'],
  ['CII-SR-479', 'AllowanceTotalAmount'],
  ['CII-SR-480', 'TaxBasisTotalAmount'],
  ['CII-SR-482', 'GrandTotalAmount'],
  ['CII-SR-484', 'TotalPrepaidAmount'],
  ['CII-SR-487', 'DuePayableAmount'],
] as const;

/**
 * Codes and structure: rules of EN 16931 that our invoices trigger. Code lists are reduced to entries
 * similar to ours.
 */
export const CODE_RULES: readonly Rule[] = [
  rule(
    'BR-CL-01',
    'The document type code MUST be coded by the code lists of UNTDID 1001.',
    `${DOCUMENT}/ram:TypeCode`,
    oneOf('.', '380 381 384 386 389'),
    { set: `${DOCUMENT}/ram:TypeCode`, to: '1' },
  ),
  rule(
    'BR-CL-03',
    'currencyID MUST be coded using ISO code list 4217 alpha-3.',
    `${SUMS}/ram:TaxTotalAmount`,
    oneOf('@currencyID', 'CHF EUR GBP USD'),
    { attribute: 'currencyID', of: `${SUMS}/ram:TaxTotalAmount`, to: 'euro' },
  ),
  rule(
    'BR-CL-04',
    'Invoice currency code MUST be coded using ISO code list 4217 alpha-3.',
    `${SETTLEMENT}/ram:InvoiceCurrencyCode`,
    oneOf('.', 'CHF EUR GBP USD'),
    { set: `${SETTLEMENT}/ram:InvoiceCurrencyCode`, to: '€' },
  ),
  rule(
    'BR-CL-08',
    'Subject code MUST be coded using a restriction of UNTDID 4451.',
    `${DOCUMENT}/ram:IncludedNote/ram:SubjectCode`,
    oneOf('.', 'AAB ABL BAR PMD PMT REG TXD'),
    { set: `${DOCUMENT}/ram:IncludedNote/ram:SubjectCode`, to: 'XYZ' },
  ),
  rule(
    'BR-CL-10',
    'Any identifier identification scheme identifier MUST be coded using one of the ISO 6523 ICD list.',
    '//ram:GlobalID',
    oneOf('@schemeID', '0002 0009 0060 0088'),
    { attribute: 'schemeID', of: `${BUYER}/ram:GlobalID`, to: 'SIRET' },
  ),
  rule(
    'BR-CL-11',
    'Any registration identifier identification scheme identifier MUST be coded using one of the ISO 6523 ICD list.',
    '//ram:SpecifiedLegalOrganization/ram:ID',
    oneOf('@schemeID', '0002 0009 0060 0088'),
    { attribute: 'schemeID', of: `${SELLER}/ram:SpecifiedLegalOrganization/ram:ID`, to: 'SIREN' },
  ),
  rule(
    'BR-CL-14',
    'Country codes in an invoice MUST be coded using ISO code list 3166-1.',
    '//ram:CountryID',
    oneOf('.', 'BE CH DE ES FR GB IT LU'),
    { set: `${BUYER}/ram:PostalTradeAddress/ram:CountryID`, to: 'FRA' },
  ),
  rule(
    'BR-CL-16',
    'Payment means in an invoice MUST be coded using UNCL4461 code list.',
    `${MEANS}/ram:TypeCode`,
    oneOf('.', '1 10 20 30 42 48 49 54 55 57 58 59'),
    { set: `${MEANS}/ram:TypeCode`, to: 'card' },
  ),
  rule(
    'BR-CL-17',
    'Invoice tax categories MUST be coded using UNCL5305 code list.',
    `${TAX}/ram:CategoryCode`,
    oneOf('.', 'AE E G K L M O S Z B'),
    { set: `${TAX}/ram:CategoryCode`, to: 'TVA' },
  ),
  rule(
    'BR-CL-18',
    'Invoice tax categories MUST be coded using UNCL5305 code list.',
    `//ram:CategoryTradeTax/ram:CategoryCode | ${LINE}/${LINE_TAX}/ram:CategoryCode`,
    oneOf('.', 'AE E G K L M O S Z B'),
    { set: `${LINE}/${LINE_TAX}/ram:CategoryCode`, to: 'TVA' },
  ),
  rule(
    'BR-CL-19',
    'Coded allowance reasons MUST belong to the UNCL 5189 code list.',
    `${ALLOWANCE}/ram:ReasonCode`,
    oneOf('.', '41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105'),
    { set: `${ALLOWANCE}/ram:ReasonCode`, to: 'AEO' },
  ),
  rule(
    'BR-CL-20',
    'Coded charge reasons MUST belong to the UNCL 7161 code list.',
    `${CHARGE}/ram:ReasonCode`,
    oneOf('.', 'AA ABL ADR AEO CAE FC FI LA PC SH'),
    { set: `${CHARGE}/ram:ReasonCode`, to: '95' },
  ),
  rule(
    'BR-CL-23',
    'Unit code MUST be coded according to the UN/ECE Recommendation 20 with Rec 21 extension.',
    `${LINE}/${QUANTITY}`,
    oneOf('@unitCode', 'C62 H87 KGM LTR MTK MTR'),
    { attribute: 'unitCode', of: `${LINE}/${QUANTITY}`, to: 'piece' },
  ),
  rule(
    'BR-CL-25',
    'Endpoint identifier scheme identifier MUST belong to the CEF EAS code list.',
    '//ram:URIUniversalCommunication/ram:URIID',
    oneOf('@schemeID', '0002 0009 0060 0088 0225 0240 EM'),
    { attribute: 'schemeID', of: `${SELLER}/ram:URIUniversalCommunication/ram:URIID`, to: 'mail' },
  ),
  rule(
    'CII-SR-009',
    'GuidelineSpecifiedDocumentContextParameter must exist exactly once.',
    CONTEXT,
    'count(ram:GuidelineSpecifiedDocumentContextParameter) = 1',
    { repeat: `${CONTEXT}/ram:GuidelineSpecifiedDocumentContextParameter` },
  ),
  rule(
    'CII-SR-010',
    'ID must exist exactly once.',
    CONTEXT,
    'count(ram:GuidelineSpecifiedDocumentContextParameter/ram:ID) = 1',
    { remove: `${CONTEXT}/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID` },
  ),
  rule('CII-SR-014', 'TypeCode must exist exactly once.', DOCUMENT, 'count(ram:TypeCode) = 1', {
    repeat: `${DOCUMENT}/ram:TypeCode`,
  }),
  rule(
    'CII-SR-450',
    'Only one buyer identifier should be present (either the ID or the Global ID).',
    BUYER,
    'count(ram:ID | ram:GlobalID) <= 1',
    { add: BUYER, element: 'ID', value: 'C-004512' },
  ),
  rule(
    'CII-SR-452',
    'Only one SpecifiedTradePaymentTerms should be present.',
    SETTLEMENT,
    'count(ram:SpecifiedTradePaymentTerms) <= 1',
    { repeat: TERMS },
  ),
  rule(
    'CII-SR-453',
    'Only one SpecifiedTradePaymentTerms Description should be present.',
    SETTLEMENT,
    'count(ram:SpecifiedTradePaymentTerms/ram:Description) <= 1',
    { repeat: `${TERMS}/ram:Description` },
  ),
  rule(
    'CII-SR-469',
    'Payment reference (BT-83) shall occur at most once in the document.',
    SETTLEMENT,
    'count(ram:PaymentReference) <= 1',
    { repeat: `${SETTLEMENT}/ram:PaymentReference` },
  ),
  ...SUM_NAMES.map(([id, name]) =>
    rule(
      id,
      `${name} shall occur at most once in SpecifiedTradeSettlementHeaderMonetarySummation.`,
      SUMS,
      `count(ram:${name}) <= 1`,
      { repeat: `${SUMS}/ram:${name}` },
    ),
  ),
  rule('EMPTY', 'No element of an invoice is empty.', '//*[not(*)]', "normalize-space(.) != ''", {
    set: `${BUYER}/ram:PostalTradeAddress/ram:LineOne`,
    to: '',
  }),
];
