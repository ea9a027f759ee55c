import {
  BUSINESS_PARKS,
  DISTRIBUTOR_TRADES,
  EMBLEMS,
  INSTALLER_TRADES,
  STREETS,
} from '../contacts/contact-names.data.ts';
import { spread } from '../contacts/make-contacts.ts';
import type { Commune } from '#backoffice/geography/read-communes.ts';
import { stableNumber } from '../stable-number.ts';
import { ELECTRICIAN_TRADES, LEGAL_FORMS } from './company-words.data.ts';
import { demoSiret } from './demo-siret.ts';

export type DemoCompany = {
  siret: string;
  name: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
  active: boolean;
};

export const COMPANIES = 2000;

/** The number of trades has no common divisor with the number of emblems, so no two companies share a name. */
const TRADES = [...INSTALLER_TRADES, ...DISTRIBUTOR_TRADES, ...ELECTRICIAN_TRADES];
const CLOSED_IN_HUNDRED = 3;

/** Creates a reproducible register of fictitious companies, distributed like the population. */
export function makeCompanies(communes: Commune[]): DemoCompany[] {
  return spread(communes, COMPANIES).map(([insee, city, zipcodes], index) => {
    const siret = demoSiret(index);
    const pick = (what: string, below: number) => stableNumber(`${siret} ${what}`, below);
    const trade = TRADES[index % TRADES.length];
    const form = LEGAL_FORMS[pick('form', LEGAL_FORMS.length)];
    return {
      siret,
      name: `${trade} ${EMBLEMS[index % EMBLEMS.length]} ${form}`,
      address_1: `${1 + pick('number', 96)} ${STREETS[pick('street', STREETS.length)]}`,
      address_2: pick('park', 5) === 0 ? (BUSINESS_PARKS[pick('name', BUSINESS_PARKS.length)] ?? null) : null,
      zipcode: zipcodes[pick('zipcode', zipcodes.length)] ?? `${insee.slice(0, 2)}000`,
      city,
      active: pick('closed', 100) >= CLOSED_IN_HUNDRED,
    };
  });
}
