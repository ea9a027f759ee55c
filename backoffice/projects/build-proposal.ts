import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { readFrontPictures } from '#backoffice/products/front-pictures.ts';
import { lineCoverOf } from '#backoffice/products/line-cover.ts';
import type { LineCover } from '#shared/contract/cart-line.ts';
import type { Project } from '#shared/contract/project.ts';
import type { ProposalDocument, ProposalForm } from '#shared/contract/proposal.ts';
import { toDocument } from './to-proposal.ts';

type Built = {
  project: Project;
  settings: Omit<ProposalForm, 'id'>;
  /** The installer who makes the proposal. */
  customerId: number;
  /** Rates of the site in basis points, the standard one first. */
  vatRates: readonly number[];
};

/** Builds the proposal of a worksite for its client, with pictures of the appliances and the installer's contact. */
export async function buildProposal(
  db: Kysely<Schema>,
  { project, settings, customerId, vatRates }: Built,
): Promise<ProposalDocument> {
  const [covers, contact] = await Promise.all([readCovers(db, project), readContact(db, customerId)]);
  return { ...toDocument(project, settings, { vatRates, covers }), contact };
}

/** Pictures of the appliances in their sizes, by number of the configuration. */
async function readCovers(
  db: Kysely<Schema>,
  { configurations }: Project,
): Promise<ReadonlyMap<number, LineCover>> {
  const fronts = configurations.flatMap(({ id, product, model }) =>
    product && model ? [{ id, product, model }] : [],
  );
  const pictures = await readFrontPictures(
    db,
    fronts.map(({ product, model: { width, height } }) => ({
      productId: product.id,
      colour: product.drawing.colour,
      width,
      height,
    })),
  );
  return new Map(
    fronts.flatMap(({ id, product }, index) => {
      const picture = pictures[index];
      return picture ? [[id, lineCoverOf(picture, product.name)] as const] : [];
    }),
  );
}

async function readContact(
  db: Kysely<Schema>,
  customerId: number,
): Promise<NonNullable<ProposalDocument['contact']>> {
  const { firstname, lastname, phone, email } = await db
    .selectFrom('customer')
    .innerJoin('account', 'account.customer_id', 'customer.id')
    .where('customer.id', '=', customerId)
    .orderBy('account.id')
    .select(['firstname', 'lastname', 'phone', 'email'])
    .executeTakeFirstOrThrow();
  return { name: `${firstname} ${lastname}`, phone, email };
}
