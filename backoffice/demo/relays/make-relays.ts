import type { RelayPoint } from '#shared/contract/carrier.ts';
import { BUSINESS_PARKS, EMBLEMS, STREETS } from '../contacts/contact-names.data.ts';
import { spread } from '../contacts/make-contacts.ts';
import { locateContact } from '../contacts/locate-contact.ts';
import { regionalPhone } from '../contacts/regional-phone.ts';
import type { Commune } from '#backoffice/geography/read-communes.ts';
import { stableNumber } from '../stable-number.ts';
import { RELAY_TRADES } from './relay-names.data.ts';
import { relayWeek } from './relay-weeks.ts';

export const RELAYS = 1620;

type DemoRelay = Omit<
  RelayPoint,
  'id' | 'distanceEnMetre' | 'coordGeolocalisationLatitude' | 'coordGeolocalisationLongitude'
> & { latitude: number; longitude: number };

/** Creates reproducible fictitious shops with unique names, in proportion to the population. */
export function makeRelays(communes: Commune[]): DemoRelay[] {
  return spread(communes, RELAYS).map(makeRelay);
}

function makeRelay(commune: Commune, index: number): DemoRelay {
  const identifiant = `R${String(index + 1).padStart(5, '0')}`;
  const pick = (what: string, below: number) => stableNumber(`${identifiant} ${what}`, below);
  const isInPark = pick('park', 12) === 0;
  const trade = RELAY_TRADES[index % RELAY_TRADES.length] ?? '';
  const emblem = EMBLEMS[(index * 29) % EMBLEMS.length] ?? '';
  return {
    identifiant,
    nom: `${trade} ${emblem}`,
    adresse1: `${1 + pick('number', 120)} ${STREETS[pick('street', STREETS.length)]}`,
    adresse2: isInPark ? (BUSINESS_PARKS[pick('park name', BUSINESS_PARKS.length)] ?? null) : null,
    adresse3: null,
    ...locateContact(commune, identifiant),
    phone: regionalPhone(commune[0], identifiant),
    listeHoraireOuverture: relayWeek(pick('hours', 7)),
  };
}
