import { sql, type Kysely } from 'kysely';

/** The identity that earlier versions printed on every document. */
const FORMER_IDENTITY = {
  name: 'Âtre SAS',
  form: 'SAS',
  capital: 2_400_000,
  address_1: '12 quai de l’Échauguette',
  zipcode: '42300',
  city: 'Roanne',
  siret: '21000421400016',
  register: 'RCS Roanne',
  vat_number: 'FR79210004214',
  phone: '02 61 91 12 12',
  email: 'contact@atre.example',
  billing_email: 'facturation@atre.example',
  director: { fr: 'la présidente d’Âtre SAS', en: 'the president of Âtre SAS' },
  host: {
    name: 'Hébergeur Exemple SAS',
    address: '1 rue de l’Exemple, 42300 Roanne',
    phone: '02 61 91 12 90',
  },
  mediator: {
    name: 'Médiateur Exemple',
    address: '2 rue de l’Exemple, 42300 Roanne',
    url: 'https://mediateur.example',
  },
  guarantor: {
    name: 'Âtre SAS',
    address: '12 quai de l’Échauguette, 42300 Roanne',
    territory: { fr: 'en France métropolitaine, Corse comprise', en: 'in mainland France and Corsica' },
  },
  recycling: [],
  data_protection_email: 'donnees@atre.example',
  invoicing_platform: null,
  size: 'small',
  invented: true,
};

/**
 * Legal identity of each site, and the identity under which each invoice was issued. A change of the site
 * invalidates all pages and settings, which show its facts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const identity = JSON.stringify(FORMER_IDENTITY);
  await sql`alter table site add column legal jsonb`.execute(db);
  await sql`update site set legal = ${identity}::jsonb`.execute(db);
  await sql`alter table site alter column legal set not null`.execute(db);
  await sql`alter table invoice add column seller jsonb`.execute(db);
  await sql`update invoice set seller = ${identity}::jsonb`.execute(db);
  await sql`alter table invoice alter column seller set not null`.execute(db);
  await sql`drop trigger told_after_insert_of_site on site`.execute(db);
  await sql`
    create trigger told_after_insert_of_site after insert or update or delete on site
    for each statement execute function tell_kinds('site', 'setting', 'page')`.execute(db);
}
