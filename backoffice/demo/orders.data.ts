import type { OrderStatus, PaymentMeans } from '#shared/domain/order-status.ts';
import type { CarrierName } from '#shared/domain/carriers.ts';
import type { Locale } from '#shared/locale.ts';

export type DemoOrder = {
  reference: string;
  /** Days before today, and hour of the order. */
  ago: number;
  hour: number;
  status: OrderStatus;
  payment: PaymentMeans;
  carrier: CarrierName;
  /** References of variants, parts and former products, with quantities. */
  lines: [
    reference: string,
    quantity: number,
    /** Former price in euros before tax; the appliance whose exploded view showed the part. */
    then?: { price?: number; schema?: string },
  ][];
  /** In euros before tax. */
  shipping: number;
  /** Days from the order to each event. */
  preparedAfter?: number;
  shippedAfter?: number;
  deliveredAfter?: number;
  returned?: { after: number; pieces: number };
  /** Used points; promotion code with its percentage. */
  points?: number;
  promotion?: { code: string; percent: number; on: string };
  lang?: Locale;
  comment?: string;
  /** Order number in the buyer's books, and the site of the delivery. */
  orderNumber?: string;
  siteReference?: string;
  /** Delivered to the demo's relay point. */
  atRelay?: boolean;
  refused?: string;
  /** The bank took the money after the cancellation and refunded it. */
  refunded?: true;
};

/** New orders continue from this number. */
export const LAST_ORDER_NUMBER = 18_760;

/** Orders of the demo's professional, the oldest first. The latest cover every state of an order. */
// oxfmt-ignore
export const DEMO_ORDERS: DemoOrder[] = [
  { reference: 'CD-011482', ago: 905, hour: 9, status: 'delivered', payment: 'virement', carrier: 'transporteur', shipping: 49, lines: [['AT-LAM-750-BR', 2], ['AT-COL-750-BL', 1], ['AT-BAR-500-AR', 1]], preparedAfter: 2, shippedAfter: 3, deliveredAfter: 6 },
  { reference: 'CD-012077', ago: 842, hour: 14, status: 'delivered', payment: 'compte', carrier: 'transporteur', shipping: 89, lines: [['AT-BIS-4-AN', 1]], preparedAfter: 4, shippedAfter: 5, deliveredAfter: 9 },
  { reference: 'CD-013365', ago: 715, hour: 8, status: 'delivered', payment: 'cb', carrier: 'transporteur', shipping: 49, points: 1000, lines: [['AT-LIS-500-LI', 2], ['AT-TAS-500-BL', 1], ['AT-IMP-600-LI', 1]], preparedAfter: 1, shippedAfter: 2, deliveredAfter: 5 },
  { reference: 'CD-013948', ago: 690, hour: 11, status: 'delivered', payment: 'virement', carrier: 'transporteur', shipping: 120, lines: [['AT-NRT-4-AN', 1], ['AT-ETS-8-BL', 1], ['AT-CTN-150-BL', 1]], preparedAfter: 5, shippedAfter: 8, deliveredAfter: 12 },
  { reference: 'CD-015210', ago: 548, hour: 15, status: 'delivered', payment: 'cb', carrier: 'transporteur', shipping: 64, points: 1500, lines: [['AT-CHV-750-BL', 3], ['AT-PIG-750-BL', 3], ['AT-ALL-750-BL', 1]], preparedAfter: 2, shippedAfter: 4, deliveredAfter: 7, comment: 'Appeler une heure avant : le portail de l’atelier est fermé le matin.' },
  { reference: 'CD-016004', ago: 431, hour: 10, status: 'returned', payment: 'cb', carrier: 'transporteur', shipping: 49, lines: [['AT-CAI-300-BL', 6], ['AT-SFR-3000-BR', 3]], preparedAfter: 1, shippedAfter: 2, deliveredAfter: 6, returned: { after: 18, pieces: 4 } },
  { reference: 'CD-016731', ago: 338, hour: 16, status: 'delivered', payment: 'compte', carrier: 'transporteur', shipping: 64, lines: [['AT-BSN-200-AN', 2], ['AT-VNE-65-BL', 2]], siteReference: 'Résidence des Ajoncs, lot 4', preparedAfter: 3, shippedAfter: 5, deliveredAfter: 8 },
  { reference: 'CD-017388', ago: 246, hour: 9, status: 'delivered', payment: 'cb', carrier: 'transporteur', shipping: 49, lang: 'en', orderNumber: 'PO-4471', siteReference: 'Plot 12, Rezé', lines: [['AT-RIV-500-BL', 2], ['AT-BRG-400-LI', 2], ['AT-ESP-500-BL', 1]], preparedAfter: 1, shippedAfter: 2, deliveredAfter: 5 },
  { reference: 'CD-017902', ago: 171, hour: 13, status: 'delivered', payment: 'virement', carrier: 'transporteur', shipping: 89, lines: [['AT-SCL-180-BL', 1], ['AT-MRD-F-BL', 4], ['AT-RLS-1-BL', 2], ['AT-FNL-6-BL', 1]], preparedAfter: 5, shippedAfter: 7, deliveredAfter: 11 },
  { reference: 'CD-018269', ago: 96, hour: 8, status: 'delivered', payment: 'cb', carrier: 'colissimo_24_48', shipping: 12.9, points: 500, promotion: { code: 'VENTIL-5', percent: 5, on: 'AT-LCN-180-BL' }, lines: [['AT-LCN-180-BL', 8], ['AT-CHT-85-AN', 4]], preparedAfter: 1, shippedAfter: 3, deliveredAfter: 6 },
  { reference: 'CD-018402', ago: 68, hour: 10, status: 'delivered', payment: 'cb', carrier: 'colissimo_24_48', shipping: 14.9, lines: [['PR-RFD-025', 2, { schema: 'Refend' }], ['PR-RFD-016', 6, { schema: 'Refend' }], ['PR-RAD-005', 10, { price: 6.1 }], ['PR-LAM-027', 1, { schema: 'Lame' }], ['AT-CHE-04', 1, { price: 214 }]], preparedAfter: 1, shippedAfter: 2, deliveredAfter: 4, comment: 'Remettre à l’atelier, pas au magasin.' },
  { reference: 'CD-018655', ago: 24, hour: 15, status: 'delivered', payment: 'cb', carrier: 'transporteur', shipping: 64, lines: [['AT-JAL-750-LI', 2], ['AT-ARC-1000-NO', 2], ['AT-PLI-600-LI', 2], ['AT-JAU-F-NO', 2]], preparedAfter: 1, shippedAfter: 4, deliveredAfter: 7 },
  { reference: 'CD-018734', ago: 5, hour: 10, status: 'shipped', payment: 'cb', carrier: 'transporteur', shipping: 49, lines: [['AT-RFD-750-LI', 1], ['AT-MEN-750-LI', 2], ['AT-CIM-750-LI', 2]], preparedAfter: 1, shippedAfter: 3, comment: 'Livrer au dépôt, quai 2.', orderNumber: 'BC-2026-118', siteReference: 'Chantier Hautemer, Nort-sur-Erdre' },
  { reference: 'CD-018737', ago: 5, hour: 16, status: 'cancelled', payment: 'cb', carrier: 'colissimo_24_48', shipping: 9.9, lines: [['PR-LAM-021', 2, { schema: 'Lame' }]], refunded: true },
  { reference: 'CD-018741', ago: 4, hour: 11, status: 'cancelled', payment: 'cb', carrier: 'colissimo_24_48', shipping: 9.9, lines: [['AT-VIG-1-NO', 10]], refused: 'insufficient_funds' },
  { reference: 'CD-018746', ago: 3, hour: 9, status: 'prepared', payment: 'compte', carrier: 'relais_colis', shipping: 7.5, atRelay: true, lines: [['AT-RPR-F-BL', 3], ['AT-NIV-R-BL', 6]], preparedAfter: 2 },
  { reference: 'CD-018752', ago: 2, hour: 14, status: 'confirmed', payment: 'cb', carrier: 'chronopost', shipping: 18.9, lines: [['AT-SMP-4-BL', 2], ['AT-JAU-F-NO', 1]] },
  { reference: 'CD-018757', ago: 1, hour: 8, status: 'awaiting_transfer', payment: 'virement', carrier: 'transporteur', shipping: 49, lines: [['AT-TAB-400-BL', 4], ['AT-VAN-500-LI', 1]] },
  { reference: 'CD-018760', ago: 0, hour: 0, status: 'pending_payment', payment: 'cb', carrier: 'colissimo_24_48', shipping: 9.9, lines: [['AT-RLS-1-BL', 2], ['AT-VIG-1-NO', 2]] },
];

export const DEMO_RELAY = {
  identifiant: 'HA-44-0112',
  nom: 'Halte Épicerie des Ajoncs',
  label: 'Point relais',
  address_1: '22 rue des Ajoncs',
  address_2: null,
  zipcode: '44000',
  city: 'Nantes',
  mobile: null,
};
