import type { AccountState } from '#shared/contract/account.ts';

type DemoAddress = {
  of: 'customer' | 'company';
  label: string;
  address_1: string;
  address_2: string | null;
  zipcode: string;
  city: string;
  mobile: string | null;
  invoice: boolean;
  primary: boolean;
};

export type DemoAccount = {
  email: string;
  state: AccountState;
  customer: { number: string; civility: string; firstname: string; lastname: string; phone: string };
  company?: { siret: string; name: string; discount: number; /** Euros with tax. */ creditLimit: number };
  addresses: DemoAddress[];
  favorites: string[];
};

export const DEMO_PASSWORD = 'Chaleur!2026';

/** One account per kind: a professional, a pending application, a private customer. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    email: 'pro@atre.example',
    state: 'approved',
    customer: {
      number: 'C-004512',
      civility: 'mme',
      firstname: 'Maëlle',
      lastname: 'Kerbrat',
      phone: '02 61 91 04 12',
    },
    company: { siret: '21005290800014', name: 'Kerbrat Chauffage SARL', discount: 28, creditLimit: 15_000 },
    addresses: [
      {
        of: 'company',
        label: 'Siège',
        address_1: '14 rue des Ajoncs',
        address_2: null,
        zipcode: '44000',
        city: 'Nantes',
        mobile: null,
        invoice: true,
        primary: false,
      },
      {
        of: 'customer',
        label: 'Atelier',
        address_1: '3 impasse du Four à Chaux',
        address_2: 'Bâtiment C',
        zipcode: '44800',
        city: 'Saint-Herblain',
        mobile: '06 39 98 04 12',
        invoice: false,
        primary: true,
      },
    ],
    favorites: ['lame', 'bise', 'galerne'],
  },
  {
    email: 'nouveau@atre.example',
    state: 'email_confirmed',
    customer: {
      number: 'C-004513',
      civility: 'm',
      firstname: 'Bastien',
      lastname: 'Aubrac',
      phone: '04 65 71 04 13',
    },
    company: { siret: '21005297300018', name: 'Aubrac Énergies SAS', discount: 20, creditLimit: 0 },
    addresses: [
      {
        of: 'company',
        label: 'Siège',
        address_1: '27 chemin des Châtaigniers',
        address_2: null,
        zipcode: '69003',
        city: 'Lyon',
        mobile: null,
        invoice: true,
        primary: true,
      },
    ],
    favorites: [],
  },
  {
    email: 'client@atre.example',
    state: 'approved',
    customer: {
      number: 'C-004514',
      civility: 'm',
      firstname: 'Ilyès',
      lastname: 'Fontanel',
      phone: '03 53 01 04 14',
    },
    addresses: [
      {
        of: 'customer',
        label: 'Maison',
        address_1: '8 allée des Merisiers',
        address_2: null,
        zipcode: '67000',
        city: 'Strasbourg',
        mobile: '06 39 98 04 14',
        invoice: true,
        primary: true,
      },
    ],
    favorites: ['lame'],
  },
];
