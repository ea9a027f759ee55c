import {
  ALLOWANCE,
  BUYER,
  CHARGE,
  CONTEXT,
  DOCUMENT,
  LINE,
  LINE_TAX,
  NET_PRICE,
  QUANTITY,
  SELLER,
  SETTLEMENT,
  SUMS,
  TAX,
  TERMS,
} from './paths.ts';
import { decimals, madeOf, oneOf, rule, type Rule } from './rule.ts';

const ROOT = '/rsm:CrossIndustryInvoice';
const PROCESS = `${CONTEXT}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`;
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TYPES = '380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503';
const PROCESSES = 'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9';
const RATES =
  '0 0.0 0.00 10 10.0 10.00 13 13.0 13.00 20 20.0 20.00 8.5 8.50 19.6 19.60 2.1 2.10 5.5 5.50 7 7.0 7.00 20.6 20.60 1.05 0.9 0.90 1.75 9.2 9.20 9.6 9.60';
const PAID = `${ROOT}[${PROCESS} = 'B2' or ${PROCESS} = 'S2' or ${PROCESS} = 'M2']`;
const DUE_DATE = `${TERMS}/ram:DueDateDateTime/udt:DateTimeString`;
const ISSUE_DATE = `${DOCUMENT}/ram:IssueDateTime/udt:DateTimeString`;
const DATE = `string-length(.) = 8 and ${madeOf('.', DIGITS)} and starts-with(., '20') and substring(., 5, 2) >= 1 and substring(., 5, 2) <= 12 and substring(., 7, 2) >= 1 and substring(., 7, 2) <= 31`;

/** Rules of the French reform (XP Z12-012, BR-FR) that our invoices trigger, with their published ids and texts. */
export const FRENCH_RULES: readonly Rule[] = [
  rule(
    'BR-FR-01',
    'L’identifiant de facture (BT-1) ne dépasse pas 35 caractères.',
    `${DOCUMENT}/ram:ID`,
    'string-length(.) <= 35',
    { set: `${DOCUMENT}/ram:ID`, to: 'F'.repeat(36) },
  ),
  rule(
    'BR-FR-02',
    'L’identifiant de facture (BT-1) est fait de caractères alphanumériques et de + - _ /, sans espaces.',
    `${DOCUMENT}/ram:ID`,
    madeOf('.', `${LETTERS}${DIGITS}+-_/`),
    { set: `${DOCUMENT}/ram:ID`, to: 'FA 12' },
  ),
  rule('BR-FR-03', 'Les dates sont au format AAAAMMJJ, de 2000 à 2099.', '//udt:DateTimeString', DATE, {
    set: ISSUE_DATE,
    to: '19991231',
  }),
  rule(
    'BR-FR-04',
    'Le code type de document (BT-3) est autorisé.',
    `${DOCUMENT}/ram:TypeCode`,
    oneOf('.', TYPES),
    { set: `${DOCUMENT}/ram:TypeCode`, to: '383' },
  ),
  ...['PMT', 'PMD', 'AAB'].flatMap((code) => [
    rule(
      `BR-FR-05 ${code}`,
      `La mention de code ${code} (BT-21) est présente dans les notes (BG-1).`,
      DOCUMENT,
      `ram:IncludedNote[ram:SubjectCode = '${code}'][string-length(ram:Content) > 0]`,
      { remove: `${DOCUMENT}/ram:IncludedNote[ram:SubjectCode = '${code}']` },
    ),
    rule(
      `BR-FR-06 ${code}`,
      `Le code sujet ${code} n’apparaît qu’une fois dans les notes (BG-1).`,
      DOCUMENT,
      `count(ram:IncludedNote[ram:SubjectCode = '${code}']) <= 1`,
      { repeat: `${DOCUMENT}/ram:IncludedNote[ram:SubjectCode = '${code}']` },
    ),
  ]),
  rule(
    'BR-FR-08',
    'Le cadre de facturation (BT-23) est présent et autorisé.',
    CONTEXT,
    oneOf('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', PROCESSES),
    { remove: `${CONTEXT}/ram:BusinessProcessSpecifiedDocumentContextParameter` },
  ),
  ...[
    ['BT-29', SELLER],
    ['BT-46', BUYER],
  ].map(([term = '', party = '']) =>
    rule(
      `BR-FR-09 ${term}`,
      `Le SIRET (${term}) a 14 chiffres et commence par le SIREN.`,
      `${party}[ram:GlobalID[@schemeID = '0009']]`,
      `string-length(ram:GlobalID[@schemeID = '0009']) = 14 and ${madeOf("ram:GlobalID[@schemeID = '0009']", DIGITS)} and starts-with(ram:GlobalID[@schemeID = '0009'], ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002'])`,
      { set: `${party}/ram:GlobalID`, to: '00000000000000' },
    ),
  ),
  rule(
    'BR-FR-10',
    'Le SIREN du vendeur (BT-30) est présent et a 9 chiffres.',
    SELLER,
    `string-length(ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']) = 9 and ${madeOf("ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']", DIGITS)}`,
    { remove: `${SELLER}/ram:SpecifiedLegalOrganization` },
  ),
  rule(
    'BR-FR-12',
    'L’adresse électronique de l’acheteur (BT-49) est présente.',
    BUYER,
    'string-length(ram:URIUniversalCommunication/ram:URIID) > 0',
    { remove: `${BUYER}/ram:URIUniversalCommunication` },
  ),
  rule(
    'BR-FR-13',
    'L’adresse électronique du vendeur (BT-34) est présente.',
    SELLER,
    'string-length(ram:URIUniversalCommunication/ram:URIID) > 0',
    { remove: `${SELLER}/ram:URIUniversalCommunication` },
  ),
  rule(
    'BR-FR-15',
    'Les catégories de TVA (BT-95, BT-102, BT-118, BT-151) sont S, E, AE, K, G, O ou Z.',
    '//ram:CategoryCode',
    oneOf('.', 'S E AE K G O Z'),
    { set: `${TAX}/ram:CategoryCode`, to: 'L' },
  ),
  rule(
    'BR-FR-16',
    'Les taux de TVA (BT-96, BT-103, BT-119, BT-152) sont autorisés en France.',
    '//ram:RateApplicablePercent',
    oneOf('.', RATES),
    { set: `${LINE}/${LINE_TAX}/ram:RateApplicablePercent`, to: '21.00' },
  ),
  rule(
    'BR-FR-21',
    'L’adresse électronique de l’acheteur au schéma 0225 commence par son SIREN.',
    `${BUYER}[ram:URIUniversalCommunication/ram:URIID/@schemeID = '0225']`,
    'starts-with(ram:URIUniversalCommunication/ram:URIID, ram:SpecifiedLegalOrganization/ram:ID)',
    { set: `${BUYER}/ram:URIUniversalCommunication/ram:URIID`, to: '999999999' },
  ),
  rule(
    'BR-FR-23',
    'Une adresse électronique au schéma 0225 est faite de caractères alphanumériques et de + - _ .',
    "//ram:URIID[@schemeID = '0225']",
    madeOf('.', `${LETTERS}${DIGITS}+-_.`),
    { set: `${BUYER}/ram:URIUniversalCommunication/ram:URIID`, to: '210 052 908' },
  ),
  rule(
    'BR-FR-25',
    'Une adresse électronique ne dépasse pas 125 caractères.',
    '//ram:URIID',
    'string-length(.) <= 125',
    { set: `${SELLER}/ram:URIUniversalCommunication/ram:URIID`, to: '2'.repeat(126) },
  ),
  rule(
    'BR-FR-32',
    'Un identifiant légal au schéma 0002 a 9 chiffres.',
    "//ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']",
    `string-length(.) = 9 and ${madeOf('.', DIGITS)}`,
    { set: `${BUYER}/ram:SpecifiedLegalOrganization/ram:ID`, to: '21005290800014' },
  ),
  rule(
    'BR-FR-CO-07',
    'La date d’échéance (BT-9) n’est pas antérieure à la date de facture (BT-2), sauf cadre B2, S2 ou M2.',
    `${ROOT}[${DUE_DATE}][not(${PROCESS} = 'B2' or ${PROCESS} = 'S2' or ${PROCESS} = 'M2')]`,
    `${DUE_DATE} >= ${ISSUE_DATE}`,
    { set: DUE_DATE, to: '20200101' },
  ),
  rule(
    'BR-FR-CO-09-1',
    'Cadre B2, S2, M2 : le montant payé (BT-113) égale le total TTC (BT-112).',
    PAID,
    `${SUMS}/ram:TotalPrepaidAmount = ${SUMS}/ram:GrandTotalAmount`,
    { set: `${SUMS}/ram:TotalPrepaidAmount`, to: '0.01' },
  ),
  rule(
    'BR-FR-CO-09-2',
    'Cadre B2, S2, M2 : le net à payer (BT-115) est nul.',
    PAID,
    `${SUMS}/ram:DuePayableAmount = 0`,
    { set: `${SUMS}/ram:DuePayableAmount`, to: '0.01' },
  ),
  rule(
    'BR-FR-CO-09-3',
    'Cadre B2, S2, M2 : la date d’échéance (BT-9) est celle du paiement.',
    PAID,
    `string-length(${DUE_DATE}) > 0`,
    { remove: TERMS },
  ),
  ...[
    ['BT-29', SELLER],
    ['BT-46', BUYER],
  ].map(([term = '', party = '']) =>
    rule(
      `BR-FR-CO-10 ${term}`,
      `Chaque identifiant global (${term}) a un schéma, chaque schéma une fois.`,
      party,
      "not(ram:GlobalID[not(@schemeID) or @schemeID = '']) and count(ram:GlobalID[@schemeID = '0009']) <= 1",
      { attribute: 'schemeID', of: `${party}/ram:GlobalID`, to: '' },
    ),
  ),
  rule(
    'BR-FR-DEC-01',
    'Les montants ont au plus 19 chiffres et 2 décimales, avec un point.',
    `${SUMS}/* | ${ALLOWANCE}/ram:ActualAmount | ${CHARGE}/ram:ActualAmount | ${TAX}/ram:BasisAmount | ${TAX}/ram:CalculatedAmount`,
    `${decimals('.', 2)} and ${madeOf("translate(., '-', '')", `${DIGITS}.`)} and string-length(translate(., '.', '')) <= 19`,
    { set: `${SUMS}/ram:GrandTotalAmount`, to: '51,90' },
  ),
  rule(
    'BR-FR-DEC-02',
    'Les quantités ont au plus 19 chiffres et 4 décimales.',
    `${LINE}/${QUANTITY}`,
    `${decimals('.', 4)} and ${madeOf('.', `${DIGITS}.`)}`,
    { set: `${LINE}/${QUANTITY}`, to: '1.00001' },
  ),
  rule(
    'BR-FR-DEC-03',
    'Les prix unitaires (BT-146) sont positifs et ont au plus 6 décimales.',
    `${LINE}/${NET_PRICE}`,
    `${decimals('.', 6)} and ${madeOf('.', `${DIGITS}.`)}`,
    { set: `${LINE}/${NET_PRICE}`, to: '-1.00' },
  ),
  rule(
    'BR-FR-DEC-04',
    'Les taux de TVA ont au plus 4 chiffres dont 2 décimales.',
    '//ram:RateApplicablePercent',
    `${decimals('.', 2)} and string-length(translate(., '.', '')) <= 4`,
    { set: `${SETTLEMENT}/ram:ApplicableTradeTax/ram:RateApplicablePercent`, to: '20.000' },
  ),
];
