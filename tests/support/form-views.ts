import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { RouteName } from '#routes/paths.ts';
import { notifyPayment } from './notify-payment.ts';
import { createBuyer, emptyCart, readPlaced } from './checkout.ts';
import { logInDemo } from './demo-login.ts';
import { addPart } from './shop-cart.ts';
import type { TestApi } from './test-api.ts';

/** Query of the last step of a quote (`client/pages/landing/read-answers.ts`). */
const QUOTE = '?dwelling=house&heating=electric&surface=110&wish=both&etape=3';

/** Queries at which a page shows its other forms. */
export const FORM_QUERIES: Partial<Record<RouteName, readonly string[]>> = {
  'contact-form': ['?subject=other'],
  'my-account': ['?edit=details', '?edit=password', '?edit=deletion'],
  addresses: ['?ajouter=1'],
  worksites: ['?view=new'],
  'renew-password': ['?token=0123456789abcdef'],
  order: ['?view=reorder'],
  landing: [QUOTE],
  'landing-heating': [QUOTE.replace('both', 'radiators')],
};

/**
 * Prepares a cart that can be ordered and an order with a refused card payment for the demo's professional,
 * so that pages of the shop show their forms.
 * @returns the query of each page that needs one
 */
export async function prepareForms(
  api: Pick<TestApi, 'call'>,
  db: Kysely<Schema>,
): Promise<Partial<Record<RouteName, readonly string[]>>> {
  // Back-in-stock notifications need parts that are out of stock.
  await db
    .updateTable('part')
    .set({ stock: 0, status: 'available' })
    .where(sql<number>`id % 5`, '=', 0)
    .execute();
  const buyer = createBuyer(api, (await logInDemo(api)).token);
  await emptyCart(buyer);
  await buyer.add(await addPart(db, { reference: `PC-FORMS-${Date.now()}` }));
  await buyer.ship();
  const { reference } = readPlaced(await buyer.order());
  await notifyPayment(api, db, reference, 'refused');
  return {
    ...FORM_QUERIES,
    'order-error': [`?reference=${reference}`],
  };
}
