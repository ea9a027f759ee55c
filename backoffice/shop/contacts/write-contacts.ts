import { writeRecords } from '#backoffice/shop/write-records.ts';
import { contactLabelColumns } from './contact-label-record.ts';
import { contactPointColumns } from './contact-point-record.ts';
import { customerContactColumns } from './customer-contact-record.ts';
import { POINT_TABLES, type ContactRecords } from './read-contacts.ts';

/** Files of the contacts, by path; none for an empty table. */
export function writeContacts({ labels, points, people }: ContactRecords): Map<string, string> {
  const pointsOf = (wanted: keyof typeof POINT_TABLES) => points.filter(({ type }) => type === wanted);
  return writeRecords([
    { name: 'contact-labels', columns: contactLabelColumns, records: labels },
    { name: POINT_TABLES.installer, columns: contactPointColumns, records: pointsOf('installer') },
    { name: POINT_TABLES.distributor, columns: contactPointColumns, records: pointsOf('distributor') },
    { name: 'contacts', columns: customerContactColumns, records: people },
  ]);
}
