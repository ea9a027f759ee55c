import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import { saveShipping } from '#backoffice/shipping/save-shipping.ts';
import type { ShippingForm } from '#shared/contract/carrier.ts';
import { createCallLimits } from '#backoffice/http/call-limits.ts';
import { Failure } from '#backoffice/http/failure.ts';
import { requireProfessional } from '#backoffice/http/require-professional.ts';
import type { CallContext, OperationServer } from '#backoffice/http/serve-operation.ts';
import type { CartAdditionsResponse, CartStep } from '#shared/contract/cart.ts';
import { isMetropolitan, readPostcode } from '#shared/domain/postcodes.ts';
import { createAddition } from './add-lines.ts';
import { buildCartResponse, readCartResponse } from './build-cart-response.ts';
import { requestStockAlert } from './request-stock-alert.ts';
import { ownerOf, type CartOwner } from './cart-owner.ts';
import { cartRefusal } from './cart-refusal.ts';
import { changeCart, type CartStepChange } from './change-cart.ts';
import { addCode, removeCode } from './change-codes.ts';
import { addLine, setQuantities } from './change-lines.ts';
import { setPoints } from './set-points.ts';

/** Per IP address in 15 minutes: limits guessing of codes and creation of empty carts. */
const CODES = 60;
const ADDITIONS = 2000;
const BULK_ADDITIONS = 200;

/** Cart calls (AP-09); each responds with the whole cart. */
export function serveCart(server: OperationServer, db: Kysely<Schema>): void {
  const show = (call: CallContext, step: CartStep = 'cart') =>
    readCartResponse(db, ownerOf(call), call.scope.lang, step);
  const change = async (call: CallContext, edit: CartStepChange, step: CartStep = 'cart') => {
    return buildCartResponse(
      db,
      await changeCart(db, { owner: requireOwner(call), lang: call.scope.lang, step }, edit),
    );
  };
  server.on('GET /cart', (call) => show(call, call.query.step));
  server.on('POST /cart/validation', (call) => show(call, call.body.step));
  server.on(
    'POST /cart',
    (call) => change(call, addLine(call.scope, call.body)),
    createCallLimits(db, ADDITIONS),
  );
  server.on(
    'POST /cart/lines',
    async (call): Promise<CartAdditionsResponse> => {
      const { change: add, resultsIn } = createAddition(call.scope, call.body.elements);
      const cart = await changeCart(
        db,
        { owner: requireOwner(call), lang: call.scope.lang, step: 'cart' },
        add,
      );
      return { ...(await buildCartResponse(db, cart)), results: resultsIn(cart) };
    },
    createCallLimits(db, BULK_ADDITIONS),
  );
  server.on('POST /cart/update', (call) => {
    const { type, elements, shipping } = call.body;
    if (type === 'list' || !shipping) return change(call, setQuantities(elements ?? []));
    return change(call, keepShipping(requireProfessional(call), shipping), 'shipping');
  });
  server.on('POST /cart/remove', (call) => change(call, setQuantities([{ id: call.body.id, quantity: 0 }])));
  server.on(
    'POST /cart/promotion/add',
    (call) => change(call, addCode(call.scope, call.body.code)),
    createCallLimits(db, CODES),
  );
  server.on('POST /cart/promotion/remove', (call) => change(call, removeCode(call.scope, call.body.code)));
  server.on('POST /cart/points', (call) => change(call, setPoints(call.body.points)));
  server.on('POST /cart/update-zipcode', (call) => change(call, setZipcode(readPostcode(call.body.zipcode))));
  server.on('POST /cart/alerted-stock', async (call) => {
    const { customerId } = requireProfessional(call);
    await requestStockAlert(db, { ...call.scope, customerId }, call.body);
    return show(call);
  });
}

/** @throws Failure 400 for a call that names no cart */
function requireOwner(call: CallContext): CartOwner {
  const owner = ownerOf(call);
  if (!owner) throw new Failure(400, { code: 'cart_token_required', message: 'This call needs a cart.' });
  return owner;
}

/** Saves the choices of the delivery step. @throws Failure 422, 404 as `saveShipping` does. */
function keepShipping({ customerId }: LoggedAccount, form: ShippingForm): CartStepChange {
  return (trx, { id, siteId, weight }) => saveShipping(trx, { id, siteId, customerId, weight }, form);
}

/**
 * Tries a postcode. An empty one, or the delivery address's own, ends the trial.
 * @throws Failure 422 for a postcode that no carrier delivers to
 */
function setZipcode(zipcode: string): CartStepChange {
  return async (trx, { id, shipping }) => {
    const known = shipping.choice.delivery_address?.zipcode;
    const isEnd = known !== undefined && (zipcode === '' || zipcode === known);
    if (!isEnd && !isMetropolitan(zipcode)) throw cartRefusal('zipcode_invalid');
    await trx
      .updateTable('cart')
      .set({ zipcode: isEnd ? null : zipcode })
      .where('id', '=', id)
      .execute();
  };
}
