import type { OpeningDay } from '#shared/contract/contact.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import type { Commune } from '#backoffice/geography/read-communes.ts';
import { stableNumber } from '../stable-number.ts';
import {
  DISTRIBUTOR_PRODUCTS,
  DISTRIBUTOR_WEEKS,
  INSTALLER_PRODUCTS,
  INSTALLER_WEEKS,
  toOpeningDays,
} from './contact-habits.ts';
import { CONTACT_LABELS } from './contact-labels.ts';
import {
  BUSINESS_PARKS,
  DISTRIBUTOR_TRADES,
  EMBLEMS,
  INSTALLER_TRADES,
  STREETS,
} from './contact-names.data.ts';
import { locateContact } from './locate-contact.ts';
import { regionalPhone } from './regional-phone.ts';

export type DemoContact = {
  identifiant: string;
  type: 'installer' | 'distributor';
  stockist: boolean;
  nom: string;
  adresse1: string;
  adresse2: string | null;
  codePostal: string;
  localite: string;
  latitude: number;
  longitude: number;
  hours: OpeningDay[];
  phone: string;
  email: string;
  website: string | null;
  products: string[];
  labels: string[];
};

type Kind = {
  type: DemoContact['type'];
  prefix: string;
  trades: string[];
  weeks: typeof INSTALLER_WEEKS;
  products: string[][];
};

export const INSTALLERS = 400;
export const DISTRIBUTORS = 120;

/** Creates reproducible fictitious firms in proportion to the population. */
export function makeContacts(communes: Commune[]): DemoContact[] {
  return [
    ...make(communes, INSTALLERS, {
      type: 'installer',
      prefix: 'I',
      trades: INSTALLER_TRADES,
      weeks: INSTALLER_WEEKS,
      products: INSTALLER_PRODUCTS,
    }),
    ...make(communes, DISTRIBUTORS, {
      type: 'distributor',
      prefix: 'D',
      trades: DISTRIBUTOR_TRADES,
      weeks: DISTRIBUTOR_WEEKS,
      products: DISTRIBUTOR_PRODUCTS,
    }),
  ];
}

function make(communes: Commune[], count: number, kind: Kind): DemoContact[] {
  return spread(communes, count).map((commune, index) => makeContact(commune, index, kind));
}

/** Selects communes at equal steps of the population: large cities several times, every region in proportion. */
export function spread(communes: Commune[], count: number): Commune[] {
  const total = communes.reduce((sum, [, , , , , population]) => sum + population, 0);
  const chosen: Commune[] = [];
  let counted = 0;
  for (const commune of communes) {
    counted += commune[5];
    while (chosen.length < count && counted >= ((chosen.length + 0.5) * total) / count) chosen.push(commune);
  }
  return chosen;
}

function makeContact(commune: Commune, index: number, kind: Kind): DemoContact {
  const identifiant = `${kind.prefix}${String(index + 1).padStart(4, '0')}`;
  const pick = (what: string, below: number) => stableNumber(`${identifiant} ${what}`, below);
  const choose = <Item>(what: string, items: readonly Item[]): Item =>
    items[pick(what, items.length)] as Item;
  const trade = kind.trades[index % kind.trades.length] ?? '';
  // Steps without a common divisor with the lists: names are unique, and neighbours are in different streets.
  const nom = `${trade} ${EMBLEMS[(index * 29 + (kind.type === 'installer' ? 0 : 11)) % EMBLEMS.length]}`;
  const inPark = kind.type === 'distributor' || pick('park', 4) === 0;
  const host = `${searchKey(nom).replaceAll(' ', '-')}.example`;
  const products = choose('products', kind.products);
  const isStockist = kind.type === 'distributor' && index % 3 === 0;
  return {
    identifiant,
    type: kind.type,
    stockist: isStockist,
    nom,
    adresse1: `${1 + pick('number', 84)} ${STREETS[(index * 7) % STREETS.length]}`,
    adresse2: inPark ? choose('park name', BUSINESS_PARKS) : null,
    ...locateContact(commune, identifiant),
    hours: toOpeningDays(choose('hours', kind.weeks)),
    phone: regionalPhone(commune[0], identifiant),
    email: `contact@${host}`,
    website: pick('site', 5) === 0 ? null : `https://${host}`,
    products,
    labels: CONTACT_LABELS.filter(
      (label) =>
        label.type === kind.type &&
        (label.products.length === 0 || label.products.some((key) => products.includes(key))) &&
        (label.code === 'salle-a-l-echelle' ? isStockist : pick(label.code, 10) < label.tenths),
    ).map(({ code }) => code),
  };
}
