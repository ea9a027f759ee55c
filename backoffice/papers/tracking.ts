/** Where each carrier shows how far a parcel has come. Carriers of the demo are nobody's, and so are their addresses. */
const PAGES: Readonly<Record<string, string>> = {
  relais_colis: 'https://suivi.halte.example/',
  chronopost: 'https://suivi.vif.example/',
  colissimo_24_48: 'https://suivi.ronde.example/',
};

/** The carrier's page on a parcel; lorries have none. */
export function trackingUrl(carrier: string, number: string): string | null {
  const page = PAGES[carrier];
  return page === undefined ? null : `${page}${encodeURIComponent(number)}`;
}
