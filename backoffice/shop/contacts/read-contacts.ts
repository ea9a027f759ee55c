import { checkKnown, createCheckNew, type KnownKeys } from '#backoffice/shop/check-keys.ts';
import type { Findings } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { contactLabelColumns, type ContactLabelRecord } from './contact-label-record.ts';
import { contactPointColumns, type ContactPointRecord } from './contact-point-record.ts';
import { customerContactColumns, type CustomerContactRecord } from './customer-contact-record.ts';

/** Contacts of a shop: firms that install and sell, their certifications, and people whom customers reach. */
export type ContactRecords = {
  labels: ContactLabelRecord[];
  points: ContactPointRecord[];
  people: CustomerContactRecord[];
};

/** Files of the firms, by their kind. */
export const POINT_TABLES = { installer: 'installers', distributor: 'points-of-sale' } as const;

/** Reads `contact-labels.csv`, `installers.csv`, `points-of-sale.csv` and `contacts.csv`. */
export async function readContacts(
  folder: ShopFolder,
  findings: Findings,
  categories: KnownKeys,
): Promise<ContactRecords> {
  const labels = await readLabels(folder, findings);
  return {
    labels,
    points: await readPoints(folder, findings, { categories, labels: knownLabels(labels) }),
    people: await readPeople(folder, findings),
  };
}

async function readLabels(folder: ShopFolder, findings: Findings): Promise<ContactLabelRecord[]> {
  const labels: ContactLabelRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'contact-labels', contactLabelColumns, findings)) {
    if (checkNew(row.code, at('code'), 'code')) labels.push(row);
  }
  return labels;
}

function knownLabels(labels: readonly ContactLabelRecord[]): KnownKeys {
  return { file: 'contact-labels', keys: new Set(labels.map(({ code }) => code)) };
}

async function readPoints(
  folder: ShopFolder,
  findings: Findings,
  known: { categories: KnownKeys; labels: KnownKeys },
): Promise<ContactPointRecord[]> {
  const points: ContactPointRecord[] = [];
  const checkNew = createCheckNew(findings);
  for (const type of ['installer', 'distributor'] as const) {
    for await (const { row, at } of readTable(folder, POINT_TABLES[type], contactPointColumns, findings)) {
      for (const field of ['categories', 'labels'] as const) {
        for (const key of row[field]) checkKnown(known[field], key, { at: at(field), field, findings });
      }
      if (checkNew(row.code, at('code'), 'code')) points.push({ ...row, type });
    }
  }
  return points;
}

async function readPeople(folder: ShopFolder, findings: Findings): Promise<CustomerContactRecord[]> {
  const people: CustomerContactRecord[] = [];
  const checkNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, 'contacts', customerContactColumns, findings)) {
    if (checkNew(personKey(row), at('email'), 'email')) people.push(row);
  }
  return people;
}

/** A person may have several roles, and one role for several families. */
function personKey({ family, role, email }: CustomerContactRecord): string {
  return [email, role, family].join(', ');
}
