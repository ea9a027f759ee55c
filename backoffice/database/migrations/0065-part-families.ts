import { sql, type Kysely } from 'kysely';

/** Names that the program gave to the kinds of parts before they were data of a shop. */
const FORMER_NAMES = [
  ['anode', 'Anodes', 'Anodes'],
  ['board', 'Cartes électroniques', 'Electronic boards'],
  ['bracket', 'Fixations', 'Fixings'],
  ['burner', 'Brûleurs et gaz', 'Burners and gas'],
  ['cable', 'Câbles et connecteurs', 'Cables and connectors'],
  ['casing', 'Habillage', 'Casing'],
  ['control', 'Thermostats et commandes', 'Thermostats and controls'],
  ['exchanger', 'Corps de chauffe et échangeurs', 'Heating elements and exchangers'],
  ['fan', 'Ventilateurs et moteurs', 'Fans and motors'],
  ['filter', 'Filtres', 'Filters'],
  ['foot', 'Pieds et roulettes', 'Feet and castors'],
  ['gasket', 'Joints', 'Gaskets'],
  ['heating-element', 'Résistances', 'Heating elements'],
  ['pump', 'Circulateurs', 'Pumps'],
  ['rail', 'Barres et patères', 'Rails and hooks'],
  ['refrigerant', 'Circuit frigorifique', 'Refrigerant circuit'],
  ['safety', 'Sécurités', 'Safety devices'],
  ['sensor', 'Sondes et capteurs', 'Sensors'],
  ['valve', 'Robinets et vannes', 'Valves'],
];

/** Names of the kinds of parts by language; a kind without a name shows its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table part_family (
      site_id integer not null references site (id) on delete cascade,
      code text not null,
      position integer not null,
      labels jsonb not null,
      primary key (site_id, code)
    )`.execute(db);
  for (const [position, [code, fr, en]] of FORMER_NAMES.entries())
    await sql`
      insert into part_family
      select distinct site_id, family, ${position}::integer, ${JSON.stringify({ fr, en })}::jsonb
      from part where family = ${code}`.execute(db);
  await sql`
    create trigger told_after_insert_of_part_family after insert or update or delete on part_family
    for each statement execute function tell_kinds('part')`.execute(db);
}
