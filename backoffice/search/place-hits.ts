import { distance } from 'fastest-levenshtein';
import { sql, type Kysely } from 'kysely';
import { readPlaceText, toName } from '#backoffice/cities/read-place-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { href } from '#routes/href.ts';
import type { SearchHit } from '#shared/contract/search.ts';
import { searchKey } from '#shared/domain/text-keys.ts';
import { createHit } from './create-hit.ts';
import { wordSet } from './word-set.ts';

const INSTALLER_WORDS = wordSet(
  'installateur installateurs poseur poseurs artisan artisans plombier plombiers chauffagiste chauffagistes electricien electriciens ' +
    'frigoriste depanneur depanneurs technicien installer installers fitter fitters plumber plumbers electrician electricians engineer ' +
    'engineers tradesman pro professionnel',
);
const DISTRIBUTOR_WORDS = wordSet(
  'distributeur distributeurs revendeur revendeurs magasin magasins negoce negoces grossiste grossistes comptoir showroom boutique vente ' +
    'acheter distributor distributors dealer dealers stockist stockists wholesaler wholesalers merchant merchants shop shops store stores buy',
);
/** Words between the request and the place. */
const LINKING_WORDS = wordSet(
  'a au aux en sur dans pres proche proches autour vers de du des d la le les l cote ville point points ou trouver un une agree rge ' +
    'near nearest nearby around in at to the find local close by of for heating chauffage where',
);
/** Services that need a nearby contact. */
const WORK_WORDS = wordSet(
  'pose poser pose installer installation install fit fitting depannage depanner repair reparation entretien',
);
/** Minimum population of a commune beside other words: names of smaller ones are mostly ordinary words. */
const MIN_POPULATION_AMONG = 5000;
/** Minimum population of a commune as the only word. */
const MIN_POPULATION_ALONE = 10_000;
const MIN_POPULATION_MISSPELT = 3000;
const MIN_MISSPELT = 5;
const LONG_NAME = 8;

export type PlaceHits = {
  hits: SearchHit[];
  /** The text requests a contact near the place. */
  isSure: boolean;
  isWhole: boolean;
};

const NOTHING: PlaceHits = { hits: [], isSure: false, isWhole: false };

/**
 * Finds installers or distributors near a place in the text: `installateur nantes`, `fitter near Lyon`, `44000`.
 * Tolerates misspelt words.
 */
export async function findPlaceHits(db: Kysely<Schema>, scope: Scope, text: string): Promise<PlaceHits> {
  const words = searchKey(text).split(' ').filter(Boolean);
  const wantsDistributor = words.some((word) => isLike(word, DISTRIBUTOR_WORDS));
  const isSought = wantsDistributor || words.some((word) => isLike(word, INSTALLER_WORDS));
  const isWork = words.some((word) => WORK_WORDS.has(word));
  const left = words.filter(
    (word) =>
      !(isSought || isWork) ||
      !(
        isLike(word, INSTALLER_WORDS) ||
        isLike(word, DISTRIBUTOR_WORDS) ||
        WORK_WORDS.has(word) ||
        LINKING_WORDS.has(word)
      ),
  );
  if (left.length === 0) return NOTHING;
  const found = await findCity(db, left, isSought || isWork);
  if (!found) return NOTHING;
  const types = wantsDistributor ? (['distributors', 'installers'] as const) : (['installers'] as const);
  return {
    hits: types.map((type) => placeHit(type, found.city, scope)),
    isSure: isSought || isWork,
    isWhole: isSought && found.isWhole,
  };
}

/** Matches one of the words; long words may differ by one edit. */
function isLike(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  return (
    word.length >= LONG_NAME &&
    [...words].some((known) => known.length >= LONG_NAME && distance(known, word) <= 2)
  );
}

type City = { name: string; zipcode: string };

type FoundCity = {
  city: City;
  /** All words belong to its name. */
  isWhole: boolean;
};

/** Finds the largest commune that all words name, or, beside a request, some of them. */
async function findCity(
  db: Kysely<Schema>,
  words: string[],
  isWished: boolean,
): Promise<FoundCity | undefined> {
  const { zipcode, name } = readPlaceText(words.join(' '));
  if (zipcode !== undefined && zipcode.length === 5) {
    const city = await findByZipcode(db, zipcode, name);
    return city && { city, isWhole: true };
  }
  const whole = toName(words);
  const some = words.flatMap((_word, from) =>
    Array.from({ length: words.length - from }, (_value, more) => toName(words.slice(from, from + more + 1))),
  );
  const names = isWished ? [...new Set([whole, ...some])] : [whole];
  const { rows } = await sql<City & { key: string; population: number }>`
    select name, zipcode, key, population from city where key in (${sql.join(names)})
    order by key = ${whole} desc, length(key) desc, population desc limit 1`.execute(db);
  const [found] = rows;
  const isPlace = (key: string, population: number) =>
    key === whole ? isWished || population >= MIN_POPULATION_ALONE : population >= MIN_POPULATION_AMONG;
  if (found && isPlace(found.key, found.population)) return { city: found, isWhole: found.key === whole };
  if (!isWished) return undefined;
  for (const candidate of [whole, ...words]) {
    const city = await findMisspelt(db, candidate);
    if (city) return { city, isWhole: candidate === whole };
  }
  return undefined;
}

async function findByZipcode(db: Kysely<Schema>, zipcode: string, name: string): Promise<City | undefined> {
  return db
    .selectFrom('city')
    .where('zipcode', '=', zipcode)
    .orderBy((order) => sql`${order.ref('key')} = ${name}`, 'desc')
    .orderBy('population', 'desc')
    .select(['name', 'zipcode'])
    .executeTakeFirst();
}

/** Finds the largest commune whose name differs by one edit, by two for long names. */
async function findMisspelt(db: Kysely<Schema>, name: string): Promise<City | undefined> {
  if (name.length < MIN_MISSPELT) return undefined;
  const max = name.length >= LONG_NAME ? 2 : 1;
  const { rows } = await sql<City>`
    select name, zipcode from city
    where population >= ${MIN_POPULATION_MISSPELT}
      and length(key) between ${name.length - max} and ${name.length + max}
      and levenshtein_less_equal(key, ${name}, ${max}) <= ${max}
    order by levenshtein_less_equal(key, ${name}, ${max}), population desc limit 1`.execute(db);
  return rows[0];
}

const TYPES = {
  installers: {
    route: 'store-locator',
  },
  distributors: {
    route: 'store-locator-distributor',
  },
} as const;

function placeHit(type: keyof typeof TYPES, { name, zipcode }: City, { lang }: Scope): SearchHit {
  const { route } = TYPES[type];
  const query = `?${new URLSearchParams({ place: `${zipcode} ${name}` })}`;
  const path = (target: 'part' | 'pro') => href(route, { locale: lang, target }) + query;
  return createHit({
    type: 'place',
    code: `${type}/${searchKey(name).replaceAll(' ', '-')}`,
    title: formatMessage(lang, `search.${type}`, { place: name }),
    detail: zipcode,
    canonical: { part: path('part'), pro: path('pro') },
  });
}
