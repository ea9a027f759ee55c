/** Technical names of carriers (spec section 2, "Checkout delivery step"). */
export const CARRIER_NAMES = ['relais_colis', 'chronopost', 'colissimo_24_48', 'transporteur'] as const;
export type CarrierName = (typeof CARRIER_NAMES)[number];

/** Carriers that announce the parcel by text message. */
const PHONING: readonly string[] = ['relais_colis', 'chronopost'] satisfies CarrierName[];

export const MAX_ORDER_COMMENT_LENGTH = 200;

/** True if a relay point has to be chosen (RP-01). */
export function needsRelay(carrier: string | null): boolean {
  return carrier === 'relais_colis';
}

/** True if a telephone number is required: the default invoice address has no mobile (spec section 4). */
export function needsPhone(carrier: string | null, invoiceMobile: string | null): boolean {
  return carrier !== null && PHONING.includes(carrier) && !invoiceMobile?.trim();
}
