import type { Kysely } from 'kysely';
import { toCustomer } from '#backoffice/accounts/to-customer.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm, notFound } from '#backoffice/http/failure.ts';
import type { ShippingForm } from '#shared/contract/carrier.ts';
import { needsPhone, needsRelay } from '#shared/domain/carriers.ts';
import { allAddresses, deliveryAddressOf, invoiceAddressOf } from '#shared/domain/checkout-addresses.ts';
import { commentText, findPhoneError, referenceText, textErrors } from '#shared/domain/checkout-fields.ts';
import { toTypedLine } from '#shared/domain/typed-text.ts';
import { readRelay } from './find-relays.ts';
import { readCarriers } from './list-carriers.ts';
import { shippingCost } from './shipping-cost.ts';
import { toStoredShipping, type StoredShipping } from './stored-shipping.ts';

export type CartToSave = { id: number; siteId: number; customerId: number; weight: number };

const MAX_PHONE_LENGTH = 40;

/**
 * Saves the delivery step. A draft may be incomplete; otherwise every field is required. Fields absent from
 * the form do not change.
 * @throws Failure 404 for the address of another customer, 422 with a code per field.
 */
export async function saveShipping(db: Kysely<Schema>, cart: CartToSave, form: ShippingForm): Promise<void> {
  const row = await db
    .selectFrom('cart')
    .select('shipping')
    .where('id', '=', cart.id)
    .where('customer_id', '=', cart.customerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const merged = mergeForm(toStoredShipping(row.shipping), form);
  const customer = await toCustomer(db, cart.customerId);
  if (merged.address !== null && !allAddresses(customer).some(({ id }) => id === merged.address)) {
    if (form.address === merged.address) throw notFound();
    // The address was deleted after it was chosen.
    merged.address = null;
  }
  const zipcode = deliveryAddressOf(customer, merged.address)?.zipcode ?? null;
  const errors: Record<string, string> = {
    ...(await carrierErrors(db, cart, merged, zipcode)),
    ...textErrors(merged),
  };
  const invoice = invoiceAddressOf(customer);
  if (invoice === null) errors['address'] = 'required';
  // The phone number is required once carrier and relay are chosen (CK-05).
  const isChosen = errors['carrier'] === undefined && errors['relay'] === undefined;
  if (isChosen && needsPhone(merged.carrier, invoice?.mobile ?? null)) {
    const error = findPhoneError(merged.phone);
    if (error) errors['phone'] = error;
  }
  const counting = form.is_draft ? pickErrors(errors, DRAFT_FIELDS) : errors;
  if (Object.keys(counting).length > 0) throw invalidForm(counting);
  await db
    .updateTable('cart')
    .set({
      shipping: JSON.stringify(merged),
      updated_at: new Date(),
      // A delivery address replaces the estimate's postcode.
      ...(deliveryAddressOf(customer, merged.address) && { zipcode: null }),
    })
    .where('id', '=', cart.id)
    .execute();
}

/** A relay is retained while another carrier is selected. */
function mergeForm(before: StoredShipping, form: ShippingForm): StoredShipping {
  const carrier = form.carrier.trim() || before.carrier;
  return {
    carrier,
    relay: form.relay === undefined || !needsRelay(carrier) ? before.relay : form.relay.trim() || null,
    address: form.address === undefined ? before.address : form.address,
    phone: form.phone === undefined ? before.phone : toTypedLine(form.phone).slice(0, MAX_PHONE_LENGTH),
    comment: form.comment === undefined ? before.comment : commentText(form.comment),
    order_number: form.order_number === undefined ? before.order_number : referenceText(form.order_number),
    site_reference:
      form.site_reference === undefined ? before.site_reference : referenceText(form.site_reference),
  };
}

/** Errors that refuse even a draft: unknown carriers and relays. */
const DRAFT_FIELDS: Record<string, readonly string[]> = { carrier: ['invalid'], relay: ['invalid'] };

function pickErrors(errors: Record<string, string>, codes: Record<string, readonly string[]>) {
  return Object.fromEntries(Object.entries(errors).filter(([field, code]) => codes[field]?.includes(code)));
}

async function carrierErrors(
  db: Kysely<Schema>,
  { siteId, weight }: CartToSave,
  { carrier: name, relay: identifiant }: StoredShipping,
  zipcode: string | null,
): Promise<Record<string, string>> {
  if (name === null) return { carrier: 'required' };
  const carrier = (await readCarriers(db, { siteId, lang: 'fr' })).find((one) => one.name === name);
  if (!carrier) return { carrier: 'invalid' };
  if (!needsRelay(name)) {
    if (zipcode === null) return { address: 'required' };
    const { refused } = shippingCost(carrier.rates, weight, zipcode);
    return refused === null ? {} : { carrier: refused };
  }
  if (identifiant === null) return { relay: 'required' };
  const relay = await readRelay(db, siteId, { carrier: name, identifiant });
  if (!relay) return { relay: 'invalid' };
  const { refused } = shippingCost(carrier.rates, weight, relay.codePostal);
  return refused === null ? {} : { carrier: refused };
}
